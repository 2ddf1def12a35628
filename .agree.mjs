import { readFileSync } from "node:fs";
const D="/work/main/dist/";
const { normalizeSpec } = await import(D+"openapi/normalize/normalizeSpec.js");
const { readSpec } = await import(D+"openapi/read/readSpec.js");
const { createFindings } = await import(D+"openapi/findings.js");
const { specFactsOf } = await import(D+"openapi/agreement/specFacts.js");
const { checkSpecAgreement } = await import(D+"checks/index.js");
const { digestOf } = await import(D+"platform/hash.js");
const files={read:async p=>{try{return readFileSync(p)}catch{}},exists:async()=>false,list:async()=>({value:[],diagnostics:[]})};
async function facts(path){ const t0=performance.now(); const f=createFindings();
 const {spec}=await readSpec({apiId:"a",path,locale:"en",bytes:readFileSync(path)},{files,hash:digestOf},f);
 const n=normalizeSpec(spec,f); n.reading.places.locate(spec.root,"paths"); const t1=performance.now(); const facts=specFactsOf(n,{hash:digestOf,file:path}); const t2=performance.now(); const json=JSON.stringify(facts); const h=digestOf(json); const t3=performance.now();
 console.log(path,"norm",(t1-t0).toFixed(),"facts",(t2-t1).toFixed(),"json+hash",(t3-t2).toFixed(),"bytes",json.length,"lists",facts.lists.length,"facts",facts.lists.reduce((s,l)=>s+l.length,0)); return json}
const [a,b]=process.argv.slice(2);
for(let i=0;i<3;i++){ const [x,y]=[await facts(a),await facts(b??a)];
const t=performance.now(); const A={locale:"en",path:a,facts:JSON.parse(x)},B={locale:"uk",path:b??a,facts:JSON.parse(y)}; const t1=performance.now(); const d=checkSpecAgreement(A,B); const t2=performance.now();
console.log("parse",(t1-t).toFixed(1),"compare",(t2-t1).toFixed(1),"found",d.length);
if(i==2) { for(const x of d.slice(0,60)) console.log(`${x.location.file}:${x.location.line}:${x.location.column} ${x.severity} ${x.code}: ${x.message}\n   ${x.hint}\n   ${x.related?.[0].location.line}:${x.related?.[0].location.column} ${x.related?.[0].message}`);
if(process.env.DUMP){ (function w(l,p){ if(p.length>9)return; for(const f of A.facts.lists[l]){ console.log("  ".repeat(p.length)+f.step+" "+f.kind[0]+" "+(f.shown??"")+" "+(f.prose??"")+" @"+f.at); if(f.list!==undefined&&!p.includes(f.list)) w(f.list,[...p,f.list]) } })(0,[0]) } } }

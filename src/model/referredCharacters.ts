// The characters that character references of HTML stand for: by name, those of HTML 4 and those that can hide the scheme
// of an address. Others are left to the browser; they matter only where text leaves HTML, in titles, ids, addresses and
// texts for search.

const named = `
amp=& AMP=& lt=< LT=< gt=> GT=> quot=" QUOT=" apos=' nbsp=\u00A0 shy=\u00AD ensp=\u2002 emsp=\u2003 thinsp=\u2009 zwnj=\u200C zwj=\u200D lrm=\u200E rlm=\u200F
copy=© COPY=© reg=® REG=® trade=™ deg=° plusmn=± times=× divide=÷ minus=− middot=· bull=• hellip=… prime=′ Prime=″ sect=§ para=¶
ndash=– mdash=— lsquo=‘ rsquo=’ sbquo=‚ ldquo=“ rdquo=” bdquo=„ laquo=« raquo=» lsaquo=‹ rsaquo=›
larr=← uarr=↑ rarr=→ darr=↓ harr=↔ rArr=⇒ lArr=⇐ hArr=⇔ check=✓ star=☆ hearts=♥
frac12=½ frac14=¼ frac34=¾ sup1=¹ sup2=² sup3=³ permil=‰ micro=µ infin=∞ ne=≠ le=≤ ge=≥ asymp=≈ sum=∑ radic=√
euro=€ pound=£ yen=¥ cent=¢ curren=¤ iexcl=¡ iquest=¿ ordf=ª ordm=º not=¬ macr=¯ acute=´ cedil=¸ uml=¨ brvbar=¦
Agrave=À Aacute=Á Acirc=Â Atilde=Ã Auml=Ä Aring=Å AElig=Æ Ccedil=Ç Egrave=È Eacute=É Ecirc=Ê Euml=Ë
Igrave=Ì Iacute=Í Icirc=Î Iuml=Ï Ntilde=Ñ Ograve=Ò Oacute=Ó Ocirc=Ô Otilde=Õ Ouml=Ö Oslash=Ø
Ugrave=Ù Uacute=Ú Ucirc=Û Uuml=Ü Yacute=Ý szlig=ß agrave=à aacute=á acirc=â atilde=ã auml=ä aring=å aelig=æ
ccedil=ç egrave=è eacute=é ecirc=ê euml=ë igrave=ì iacute=í icirc=î iuml=ï ntilde=ñ ograve=ò oacute=ó ocirc=ô
otilde=õ ouml=ö oslash=ø ugrave=ù uacute=ú ucirc=û uuml=ü yacute=ý yuml=ÿ OElig=Œ oelig=œ Scaron=Š scaron=š
alpha=α beta=β gamma=γ delta=δ Delta=Δ epsilon=ε lambda=λ mu=μ pi=π sigma=σ Sigma=Σ tau=τ phi=φ omega=ω Omega=Ω
Alpha=Α Beta=Β Gamma=Γ Epsilon=Ε Zeta=Ζ Eta=Η Theta=Θ Iota=Ι Kappa=Κ Lambda=Λ Mu=Μ Nu=Ν Xi=Ξ Omicron=Ο Pi=Π Rho=Ρ Tau=Τ Upsilon=Υ Phi=Φ
Chi=Χ Psi=Ψ zeta=ζ eta=η theta=θ iota=ι kappa=κ nu=ν xi=ξ omicron=ο rho=ρ sigmaf=ς upsilon=υ chi=χ psi=ψ thetasym=ϑ upsih=ϒ piv=ϖ
ETH=Ð THORN=Þ eth=ð thorn=þ Yuml=Ÿ fnof=ƒ circ=ˆ tilde=˜ dagger=† Dagger=‡ oline=‾ frasl=⁄ image=ℑ weierp=℘ real=ℜ alefsym=ℵ crarr=↵ uArr=⇑
dArr=⇓ forall=∀ part=∂ exist=∃ empty=∅ nabla=∇ isin=∈ notin=∉ ni=∋ prod=∏ lowast=∗ prop=∝ ang=∠ or=∨ cap=∩ cup=∪ int=∫ there4=∴ sim=∼ cong=≅
equiv=≡ sub=⊂ sup=⊃ nsub=⊄ sube=⊆ supe=⊇ oplus=⊕ otimes=⊗ perp=⊥ sdot=⋅ lceil=⌈ rceil=⌉ lfloor=⌊ rfloor=⌋ lang=⟨ rang=⟩ loz=◊ spades=♠
clubs=♣ diams=♦
lbrace={ rbrace=} lbrack=[ rbrack=] lpar=( rpar=) num=# colon=: semi=; comma=, period=. excl=! quest=? equals==
sol=/ bsol=\\ vert=| verbar=| lowbar=_ grave=\` ast=* plus=+ dollar=$ percnt=% commat=@ Tab=\t NewLine=\n
`;

const characters: ReadonlyMap<string, string> = new Map(
  named
    .split(/[ \n](?=[a-zA-Z]+\d*=)/)
    .filter((entry) => entry.includes("="))
    .map((entry) => {
      const at = entry.indexOf("=");
      return [entry.slice(0, at), entry.slice(at + 1).replace(/\n$/, "") || "\n"];
    }),
);

/** The character that a reference names (`auml`, `Auml`); `undefined` for a name that is not in the set. */
export function characterNamed(name: string): string | undefined {
  return characters.get(name);
}

/** The character of a numeric reference; as in browsers, a stand-in for numbers of none. */
export function characterNumbered(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : "\ufffd";
}

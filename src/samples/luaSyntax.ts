// Lua 5.4 by its own compiler: chunks are compiled as text and dropped.
import { LuaFactory } from "wasmoon";
import type { SyntaxFault } from "./index.ts";

type Compiler = (chunk: string) => string | undefined;

const compilers: Promise<Compiler>[] = [];

/** What Lua says of a sample. An expression alone is a sample too. */
export async function luaFault(code: string): Promise<SyntaxFault | undefined> {
  if (compilers.length === 0) compilers.push(createCompiler());
  const compile = await compilers[0];
  const text = compile?.(code.replace(/^#!.*/, ""));
  if (compile === undefined || text === undefined || compile(`return ${code}`) === undefined) return undefined;
  const [, line = "1", message = text] = /^sample:(\d+): (.*)$/s.exec(text) ?? [];
  return { message: message.replace(/\s+/g, " "), line: Number(line) };
}

async function createCompiler(): Promise<Compiler> {
  const engine = await new LuaFactory().createEngine({ openStandardLibs: false });
  const { lua, address } = engine.global;
  return (chunk) => {
    lua.lua_settop(address, 0);
    // "t": text only, so that what looks like compiled code is not loaded.
    const status: number = lua.luaL_loadbufferx(address, chunk, new TextEncoder().encode(chunk).length, "=sample", "t");
    const message = status === 0 ? undefined : lua.lua_tolstring(address, -1, null);
    lua.lua_settop(address, 0);
    return message;
  };
}

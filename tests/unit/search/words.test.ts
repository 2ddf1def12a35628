// What a word is: signs, identifiers, paths of requests, other keyboards and alphabets.
import { describe, expect, test } from "vitest";
import { readQuery } from "../../../src/search/readQuery.ts";
import { readWords } from "../../../src/search/readWords.ts";
import { pathEndsOf, requestPathsOf, withoutPathValues, withPathsOf } from "../../../src/search/requestPath.ts";
import { cyrillicSpellings, otherLayout } from "../../../src/search/rescue.ts";

const textsOf = (text: string): readonly string[] => readWords(text).map((word) => word.text);

describe("words of a text", () => {
  test.each([
    ["Датчик, датчик!", ["датчик", "датчик"]],
    ["обов'язковий обов’язковий обовʼязковий обов`язковий обов\"язковий", Array(5).fill("обовязковий")],
    ["Ґрунт і грунт", ["грунт", "і", "грунт"]],
    ["на́голос", ["наголос"]],
    ["пере\u00adнос", ["перенос"]],
    ["Їжак й И\u0306од", ["їжак", "й", "йод"]],
    ["Café, naïve CRÈME: ĐÀ ＡＰＩ ２", ["cafe", "naive", "creme", "da", "api", "2"]],
    ["Straße STRASSE œuvre Łódź İzmir ΆΛΦΑ λόγος", ["strasse", "strasse", "oeuvre", "lodz", "izmir", "αλφα", "λογοσ"]],
    ["كِتَابٌ كـتاب أحمد", ["كتاب", "كتاب", "احمد"]],
    // Letters of the other alphabet that look the same: i, c, o, p, T and e in Ukrainian words, е and і in English ones.
    ["кiмната cцена oпитування poзклад Tермометр", ["кімната", "сцена", "опитування", "розклад", "термометр"]],
    ["dеvіcе USBключ", ["device", "usbключ"]],
    ["'quoted' “words”", ["quoted", "words"]],
    ["End. Next", ["end", "next"]],
    ["<b>bold</b> &amp;", ["b", "bold", "b", "amp"]],
    ["", []],
    ["— … ?!", []],
  ])("%s", (text, words) => expect(textsOf(text)).toEqual(words));
});

describe("scripts without spaces are read as pairs of letters", () => {
  test.each([
    ["温度传感器", ["温度", "度传", "传感", "感器"]],
    ["設定、変更。", ["設定", "変更"]],
    ["センサーｾﾝｻｰ ﾊﾞｰ", ["セン", "ンサ", "サー", "ーセ", "セン", "ンサ", "サー", "バー"]],
    ["APIキーを v2の設定", ["api", "キー", "ーを", "v2", "の設", "設定"]],
    ["第3章", ["第", "3", "章"]],
    ["时时, 人々", ["时时", "人々"]],
    ["ที่นี่ใน", ["ที่นี่", "นี่ใ", "ใน"]],
    ["𠮷野家", ["𠮷野", "野家"]],
    ["센서를 설정", ["센서를", "설정"]],
  ])("%s", (text, pairs) => expect(textsOf(text)).toEqual(pairs));
  test("an index keeps the last letter of a run, too", () => {
    expect(readWords("按键", true).map(({ text }) => text)).toEqual(["按键", "键"]);
    expect(readWords("键", true).map(({ text }) => text)).toEqual(["键"]);
  });
});

describe("identifiers are words as wholes and by their parts", () => {
  test.each([
    ["globalProperties", "globalproperties", ["global", "properties"]],
    ["app.config.globalProperties", "appconfigglobalproperties", ["app", "config", "global", "properties"]],
    ["get_my_user", "getmyuser", ["get", "my", "user"]],
    ["scroll-padding-block", "scrollpaddingblock", ["scroll", "padding", "block"]],
    ["HTTPServer", "httpserver", ["http", "server"]],
    ["/rooms/{roomId}", "roomsroomid", ["rooms", "room", "id"]],
    ["astro:config:setup", "astroconfigsetup", ["astro", "config", "setup"]],
    ["Lua-плагіни", "luaплагіни", ["lua", "плагіни"]],
    ["__proto__.constructor", "protoconstructor", ["proto", "constructor"]],
  ])("%s", (text, whole, parts) => expect(readWords(text)).toEqual([{ text: whole, parts }]));

  test.each(["sensor", "Sensor", "API", "Київ", "404"])("%s is a plain word", (text) =>
    expect(readWords(text)).toEqual([{ text: text.toLowerCase() }]),
  );
});

describe("paths of requests", () => {
  test.each([
    ["GET /rooms/{roomId}", ["/rooms/*"]],
    ["/api/v1/rooms/42", ["/rooms/*"]],
    ["curl https://hub.local/api/rooms/42?full=1", ["/rooms/*"]],
    ["PATCH /users/:id/keys", ["/users/*/keys"]],
    ["/devices/3f2504e0-4f89-11d3-9a0c-0305e82c3301/actions", ["/devices/*/actions"]],
    ["and/or", ["/or"]],
    ["/auth/2fa and /files/sha256", ["/auth/2fa", "/files/sha256"]],
    ["no path", []],
    ["/42", []],
  ])("%s", (text, paths) => expect(requestPathsOf(text)).toEqual(paths));
});

describe("ends of paths that a page is found by", () => {
  test.each([
    ["/homes/{homeId}/rooms/{roomId}", ["/homes/*/rooms/*", "/rooms/*"]],
    ["PUT /channels/{id}/members/@me", ["/channels/*/members/@me", "/members/@me"]],
    ["/guide/start/first-steps", ["/guide/start/first-steps"]],
    ["/rooms/{id}", ["/rooms/*"]],
  ])("%s", (text, paths) => expect(pathEndsOf(text)).toEqual(paths));
  test("an end of a path in a query is one too", () => {
    expect(readQuery("members/@me").wholes).toContain("/members/@me");
    expect(readQuery("https://hub.local/rooms/4").wholes).toContain("/rooms/*");
  });
});

describe("a path in a query", () => {
  test("is searched by its words without host, version and values", () => {
    expect(withoutPathValues("GET https://hub.local/api/v1/rooms/42/lights?on=1")).toBe("GET /rooms/lights");
    expect(withoutPathValues("/api/rooms/{id}/lights/:light")).toBe("/rooms/{id}/lights/:light");
  });

  test.each([
    ["/rooms/kitchen", ["/homes/*/rooms/kitchen", "/rooms/*"], "/rooms/*"],
    ["/rooms/lights", ["/rooms/*", "/rooms/lights/*"], "/rooms/lights"],
    ["/devices/42/actions/turnOn", ["/devices/*/actions/*"], "/devices/*/actions/*"],
    ["/docs/start", ["/rooms/*"], "/docs/start"],
  ])("%s, where %j are operations, is %s", (query, operations, meant) =>
    expect(withPathsOf(query, new Set(operations))).toBe(meant),
  );
});

describe("other keyboards", () => {
  test.each([
    ["lfnxbr", "датчик"],
    ["ht;bv", "режим"],
    ["gjdsnhzyf nhbdjuf", "повітряна тривога"],
    ["іутіщк", "sensor"],
    ["ЫУТЫЩК", "sensor"],
  ])("%s is %s", (typed, meant) => expect(otherLayout(typed)).toBe(meant));
});

describe("Ukrainian in Latin letters", () => {
  test.each([
    ["datchyk", "датчик"],
    ["testuvannya", "тестування"],
    ["keruvannia", "керування"],
    ["povitriana", "повітряна"],
    ["reyestratsiya", "реєстрація"],
    ["zhurnal", "журнал"],
    ["shchyt", "щит"],
    ["khmara", "хмара"],
    ["geroj", "герой"],
    ["hata", "хата"],
  ])("%s may be %s", (typed, meant) => expect(cyrillicSpellings(typed)).toContain(meant));

  test("what is no word in Latin letters has no spellings", () => {
    expect(cyrillicSpellings("42")).toEqual([]);
    expect(cyrillicSpellings("датчик")).toEqual([]);
  });
});

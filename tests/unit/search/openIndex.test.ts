// What an index of a few pages answers, whole and in shards: words in any form, what was meant, where to go, excerpts.
import { beforeAll, describe, expect, test } from "vitest";
import type { SearchIndex } from "../../../src/search/index.ts";
import { find, openSmallIndex, type SmallPage, writeSmallIndex } from "./smallIndex.ts";

const section = (id: string, title: string, text: string, depth = 2) => ({ id, depth, title, text, code: "" });

const pages: readonly SmallPage[] = [
  {
    url: "docs/sensors",
    title: "Датчики",
    description: "Датчик вимірює температуру в кімнаті.",
    sections: [
      section("battery", "Заряд батареї", "Хаб повідомляє, коли батарея датчика сідає."),
      section("кути", "Кути", "Об’єкт <img src=x onerror=alert(1)> у тексті.", 3),
    ],
  },
  {
    url: "docs/scenes",
    title: "Lua scenes",
    description: "A scene reacts to events.",
    sections: [
      section("timers", "Timers", "A timer runs after a delay. Middleware is not used here."),
      section("constructor", "constructor", "The function toString and __proto__ are plain words."),
      section("timers-1", "Timers", "The second heading of this name: thermostats follow their setpoints."),
    ],
  },
  {
    url: "api/get-room",
    title: "Get a room",
    description: "Gives one room.",
    keywords: ["getRoomById"],
    method: "get",
    path: "/rooms/{roomId}",
  },
  {
    url: "api/delete-room",
    title: "Delete a room",
    description: "Removes it.",
    method: "delete",
    path: "/rooms/{roomId}",
  },
  {
    url: "docs/env",
    title: "Environment",
    description: "Variables of the environment.",
    sections: [
      section("env-files", ".env files", "Where they lie."),
      section("envschema", "env.schema", "What they hold."),
    ],
  },
  { url: "docs/access", title: "Доступність", description: "Для всіх." },
  {
    url: "docs/refs",
    title: "Посилання",
    description: "Про шаблони.",
    sections: [section("access", "Отримання доступу", "Доступ до елемента через доступ.")],
  },
  {
    url: "docs/keyboard",
    title: "键盘快捷键",
    description: "打开设置页面后可以更改按键。",
    sections: [section("センサー", "温度センサー", "デバイスの設定を変更するには、APIキーを取得してください。")],
  },
  { url: "docs/привіт світ".replace(" ", "%20"), title: "Привіт", description: "Перша сторінка з пробілом в адресі." },
];
const synonyms = [
  ["sensor", "датчик"],
  ["air raid alert", "повітряна тривога"],
  ["scene", "сцена"],
];

describe.each(["single", "sharded", "paged"] as const)("an index that is %s", (mode) => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await openSmallIndex(writeSmallIndex(pages, { synonyms, mode }));
  });

  test.each([
    ["快捷键", "docs/keyboard"],
    ["设置", "docs/keyboard"],
    ["键", "docs/keyboard"],
    ["更改 按键", "docs/keyboard"],
    ["センサ", "docs/keyboard#センサー"],
    ["ｾﾝｻｰの設定", "docs/keyboard#センサー"],
    ["датчик", "docs/sensors"],
    ["датчиками", "docs/sensors"],
    ["датч", "docs/sensors"],
    ["дачтик", "docs/sensors"],
    ["lfnxbr", "docs/sensors"],
    ["datchyk", "docs/sensors"],
    ["sensor", "docs/sensors"],
    ["сцени", "docs/scenes"],
    ["батареї", "docs/sensors#battery"],
    ["обєкт", "docs/sensors#кути"],
    ["об'єкт", "docs/sensors#кути"],
    ["Timers", "docs/scenes#timers"],
    ["setpoint", "docs/scenes#timers-1"],
    ["midleware", "docs/scenes#timers"],
    ["itmer", "docs/scenes#timers"],
    ["rnu", "docs/scenes#timers"],
    ["ьшввдуцфку", "docs/scenes#timers"],
    [".env", "docs/env#env-files"],
    ["доступн", "docs/access"],
    ["constructor", "docs/scenes#constructor"],
    ["__proto__", "docs/scenes#constructor"],
    ["toString", "docs/scenes#constructor"],
    ["getRoomById", "api/get-room"],
    ["get_room_by_id", "api/get-room"],
    ["GET /rooms/{roomId}", "api/get-room"],
    ["DELETE /rooms/42", "api/delete-room"],
    ["https://hub.local/api/v2/rooms/42 delete", "api/delete-room"],
  ])("finds what “%s” means", async (query, url) => {
    expect((await find(index, query))[0]).toBe(url);
  });

  test.each(["", "   ", "—", "?!", "зъъзщ", "qqqqqqqq"])("finds nothing for “%s”", async (query) => {
    expect(await find(index, query)).toEqual([]);
  });

  test("says what it looked for when that is not what was typed", async () => {
    expect((await index.search("lfnxbr", { limit: 1 })).interpretation).toBe("датчик");
    expect((await index.search("datchyk", { limit: 1 })).interpretation).toBe("датчик");
    expect((await index.search("датчик", { limit: 1 })).interpretation).toBeUndefined();
  });

  test("says so of no text that was only cut, nor where nothing was found", async () => {
    for (const query of ["zzqqxx ".repeat(80), `датчик ${" ".repeat(600)}`])
      expect(await index.search(query, { limit: 1 })).not.toHaveProperty("interpretation");
  });

  test("lists a page once and keeps to the limit", async () => {
    const { hits } = await index.search("датчик батарея", { limit: 10 });
    expect(hits.filter(({ url }) => url.startsWith("docs/sensors"))).toHaveLength(1);
    expect((await index.search("a room", { limit: 1 })).hits).toHaveLength(1);
  });

  test("marks the words that were found, and excerpts stay text", async () => {
    const answer = await index.search("обєкт", { limit: 1 });
    const [excerpt] = await index.excerpts(answer);
    expect(excerpt?.text).toBe("Об’єкт <img src=x onerror=alert(1)> у тексті.");
    expect(excerpt?.ranges.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(["Об’єкт"]);
  });

  test("names the headings above a section, apart from what is above the page", async () => {
    const { hits } = await index.search("кути", { limit: 1 });
    expect(hits[0]).toMatchObject({ title: "Датчики", section: "Кути", parents: [], headings: ["Заряд батареї"] });
    expect(hits[0]?.sectionRanges).toEqual([[0, 4]]);
  });
});

describe("operations", () => {
  const operation = (method: string, path: string, identifier: string, title: string): SmallPage => ({
    url: `api/${identifier.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title,
    description: `${title}.`,
    identifier,
    method,
    path,
  });
  const reference: readonly SmallPage[] = [
    operation("post", "/auth/login", "login", "Увійти"),
    operation("get", "/auth/status", "getLoginStatus", "Отримати стан входу"),
    operation("get", "/network", "getNetwork", "Отримати параметри мережі"),
    operation("get", "/devices/{id}/actions", "getDeviceActions", "Отримати список дій пристрою"),
    operation("post", "/devices/{id}/actions/{action}", "callDeviceAction", "Виконати дію пристрою"),
    ...["LoginRequest", "LoginStatus", "Network", "NetworkEvent", "DeviceAction", "ActionTurnOn"].map((title) => ({
      url: `api/schemas/${title.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase()}`,
      title,
      description: `${title}: login, network, devices and actions to turn on.`,
      worth: 0.6,
    })),
  ];
  const synonyms = [["authentication", "login", "вхід"]];

  test.each([
    ["login", "api/login"],
    ["/network", "api/get-network"],
    ["/devices/13/actions", "api/get-device-actions"],
    ["/devices/13/actions/turnOn", "api/call-device-action"],
    ["https://hub.local/api/v1/devices/13/actions/turnOn", "api/call-device-action"],
  ])("“%s” finds the operation before what has its words", async (query, url) => {
    for (const mode of ["single", "sharded"] as const) {
      const index = await openSmallIndex(writeSmallIndex(reference, { mode, synonyms }));
      expect((await find(index, query))[0], mode).toBe(url);
    }
  });

  test.each(["GET devices", "devices GET", "getDevices", "getdevices"])(
    "“%s” finds the operation with these words",
    async (query) => {
      const written = [
        operation("get", "/devices", "getDevices", "List of all devices that the hub knows"),
        operation("get", "/devices/{id}", "getDeviceById", "Get a device"),
        operation("get", "/rooms", "getRooms", "Get rooms with their devices"),
      ];
      expect((await find(await openSmallIndex(writeSmallIndex(written)), query))[0]).toBe("api/get-devices");
    },
  );
});

test.each(["single", "sharded", "paged"] as const)(
  "a member is found by its owner's name and its own in an index that is %s",
  async (mode) => {
    const linking: SmallPage = {
      url: "docs/linking",
      title: "Linking",
      description: "Linking to other programs: Linking.openURL, Linking.canOpenURL.",
      sections: [
        section("openurl", "openURL()", "Linking.openURL opens an address; Linking.canOpenURL comes before it."),
        section("canopenurl", "canOpenURL()", "Says whether an address can be opened."),
      ],
    };
    const index = await openSmallIndex(writeSmallIndex([...pages, linking], { mode }));
    expect((await find(index, "Linking.canOpenURL"))[0]).toBe("docs/linking#canopenurl");
    expect((await find(index, "Linking::canOpenURL()"))[0]).toBe("docs/linking#canopenurl");
    expect((await find(index, "Linking#openURL"))[0]).toBe("docs/linking#openurl");
  },
);

test.each(["single", "sharded"] as const)(
  "signs alone find the titles that hold them in an index that is %s",
  async (mode) => {
    const operators = ["Logical and (&&)", "Nullish (??)", "Optional chains (?.)"].map(
      (title): SmallPage => ({ url: `docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`, title }),
    );
    const arrows = {
      url: "docs/functions",
      title: "Functions",
      sections: [section("arrows", "=>", "Arrow functions.")],
    };
    const index = await openSmallIndex(writeSmallIndex([...pages, ...operators, arrows], { mode }));
    expect(await find(index, "&&")).toEqual(["docs/logical-and-"]);
    expect(await find(index, " ?? ")).toEqual(["docs/nullish-"]);
    expect(await find(index, "=>")).toEqual(["docs/functions#arrows"]);
    expect(await find(index, "%%")).toEqual([]);
  },
);

test.each(["single", "sharded", "paged"] as const)(
  "an identifier is found while it is typed, its parts in small letters, and a flag by its hyphens in an index that is %s",
  async (mode) => {
    const reference: readonly SmallPage[] = [
      { url: "docs/unmount", title: "Before and after", description: "Unmount, scope and ports." },
      {
        url: "docs/api",
        title: "Instances",
        sections: [
          section("scope", "Scope", "What a scope is, on its own."),
          section("onscopedispose", "app.onScopeDispose()", "Runs at the end."),
          section("styles", "image.responsiveStyles", "Whether pictures shrink."),
        ],
      },
      {
        url: "docs/trouble",
        title: "Trouble",
        sections: [section("port", "Port in use", "A port is taken: take another port.")],
      },
      { url: "docs/cli", title: "Commands", sections: [section("port", "--port <number>", "Where it listens.")] },
    ];
    const index = await openSmallIndex(writeSmallIndex([...pages, ...reference], { mode }));
    for (const query of ["onScopeDi", "onScopeD", "onScopeDispose"])
      expect((await find(index, query))[0], query).toBe("docs/api#onscopedispose");
    expect((await find(index, "responsivestyles"))[0]).toBe("docs/api#styles");
    expect((await find(index, "--port"))[0]).toBe("docs/cli#port");
  },
);

test.each(["single", "sharded", "paged"] as const)(
  "two mistakes in a word, of which one or both are swapped letters, in an index that is %s",
  async (mode) => {
    const help = { url: "docs/help", title: "Troubleshooting", description: "Maintaining a hub." };
    const index = await openSmallIndex(writeSmallIndex([...pages, help], { mode }));
    for (const query of ["troubelshoting", "torubelshooting", "troublehsootign"])
      expect(await find(index, query), query).toEqual(["docs/help"]);
  },
);

test("a verb finds the noun made of it, but what has the verb comes first", async () => {
  const index = await openSmallIndex(
    writeSmallIndex([
      ...pages,
      { url: "docs/check", title: "Перевірка зв’язку", description: "Чи є зв’язок." },
      { url: "docs/do", title: "Як перевірити зв’язок", description: "Чи є зв’язок." },
      { url: "docs/link", title: "Зв’язок", description: "Зв’язок буває різний." },
    ]),
  );
  expect((await find(index, "перевіряти зв’язок")).slice(0, 2)).toEqual(["docs/do", "docs/check"]);
});

test("letters with hooks stand for two, and short words between those of another keyboard are of that keyboard", async () => {
  const index = await openSmallIndex(
    writeSmallIndex([
      ...pages,
      { url: "docs/wait", title: "Час очікування й межі", description: "Скільки чекати." },
      { url: "docs/keys", title: "S", description: "The letter s." },
    ]),
  );
  expect((await find(index, "očikuvannja"))[0]).toBe("docs/wait");
  const flipped = await index.search("jxsredfyyz s vt;s", { limit: 1 });
  expect(flipped.interpretation).toBe("очікування і межі");
});

test("a word of another language that means the same is not surer than the word itself", async () => {
  const event = (title: string): SmallPage => ({
    url: `api/schemas/${title.toLowerCase()}`,
    title,
    description: `Повідомлення ${title}.`,
    worth: 0.6,
  });
  const guide = ["Сцени", "Плагіни", "Опитування", "Журнал"].map((title) => ({
    url: `docs/${title}`,
    title,
    description: `${title}: кожна подія має час.`,
    sections: [section("події", "Події", "Події бувають різні."), section("більше", "Більше", "Кожна подія окремо.")],
  }));
  const files = writeSmallIndex([...guide, ...["PollEvent", "StateEvent"].map(event)], {
    synonyms: [["event", "подія"]],
  });
  const found = await find(await openSmallIndex(files), "подія");
  expect(found.slice(0, 4).every((url) => url.startsWith("docs/"))).toBe(true);
  expect(found).toContain("api/schemas/pollevent");
});

test("a number and its unit are found written as one word, and letters with marks without them", async () => {
  const index = await openSmallIndex(
    writeSmallIndex([
      { url: "docs/power", title: "Power", description: "The adapter gives 12 V within 5 ms." },
      { url: "docs/power-uk", title: "Живлення", description: "Адаптер дає 12 В за 6 мс." },
      { url: "docs/cafe", title: "Café", description: "A menu à la carte." },
      { url: "docs/other", title: "Other", description: "Twelve words about nothing." },
    ]),
  );
  expect(await find(index, "12V")).toEqual(["docs/power"]);
  expect(await find(index, "5ms")).toEqual(["docs/power"]);
  // `в` is too common for the index.
  expect(await find(index, "12В")).toContain("docs/power-uk");
  expect((await find(index, "cafe"))[0]).toBe("docs/cafe");
  expect((await find(index, "ｃａｆé"))[0]).toBe("docs/cafe");
});

test("a word with a hyphen finds what is written as one word, and its synonyms", async () => {
  const small = writeSmallIndex(
    [
      { url: "docs/limit", title: "Межі", description: "Таймаут відповіді вичерпано." },
      { url: "docs/wait", title: "Очікування", description: "Скільки чекати на відповідь." },
      { url: "docs/out", title: "Аутсайдер", description: "Зовсім про інше." },
    ],
    { synonyms: [["таймаут", "чекати"]] },
  );
  const index = await openSmallIndex(small);
  for (const query of ["таймаут", "тайм-аут", "Тайм-аути"]) {
    expect((await find(index, query)).slice(0, 2), query).toEqual(["docs/limit", "docs/wait"]);
  }
});

test("a hyphen that keeps a word on one line is a hyphen", async () => {
  const index = await openSmallIndex(
    writeSmallIndex([
      { url: "docs/net", title: "Network", description: "Wi\u2011Fi and Zig\u2010Bee." },
      { url: "docs/other", title: "Other", description: "Twelve words about nothing." },
    ]),
  );
  for (const query of ["wifi", "wi-fi", "Wi\u2011Fi", "zigbee"]) expect(await find(index, query)).toEqual(["docs/net"]);
});

test("a query of any length is answered by its beginning", async () => {
  const index = await openSmallIndex(writeSmallIndex(pages));
  for (const long of ["a".repeat(100_000), "aA".repeat(50_000)]) expect(await find(index, long)).toEqual([]);
  expect((await find(index, `датчик ${" слово".repeat(50_000)}`))[0]).toBe("docs/sensors");
});

test("of a phrase that stands for a word, only words that tell something are marked", async () => {
  const small = writeSmallIndex(
    [
      { url: "docs/login", title: "Log in", description: "How to log in." },
      { url: "docs/token", title: "Token", description: "It expires in an hour; enter it." },
    ],
    { synonyms: [["enter", "log in"]] },
  );
  const { terms } = await (await openSmallIndex(small)).search("enter", { limit: 5 });
  expect([...terms]).toContain("log");
  expect([...terms]).not.toContain("in");
});

test("shards are read when a query needs them, each once", async () => {
  const reads: string[] = [];
  const index = await openSmallIndex(writeSmallIndex(pages, { mode: "sharded" }), reads);
  expect(reads.filter((path) => path.includes("shard"))).toEqual([]);
  await find(index, "setpoint");
  await find(index, "setpoints");
  const shards = reads.filter((path) => path.includes("shard"));
  expect(shards).not.toEqual([]);
  expect(new Set(shards).size).toBe(shards.length);
});

test("a file that could not be read is asked for again", async () => {
  const files = writeSmallIndex(pages, { mode: "sharded" });
  const shards = [...files].filter(([path]) => path.includes("shard"));
  for (const [path] of shards) files.delete(path);
  const index = await openSmallIndex(files);
  await expect(find(index, "setpoint")).rejects.toThrow("There is no");
  for (const [path, text] of shards) files.set(path, text);
  expect(await find(index, "setpoint")).toEqual(["docs/scenes#timers-1"]);
});

test("the same pages give the same bytes, other pages other names", () => {
  const files = writeSmallIndex(pages);
  expect([...writeSmallIndex(pages)]).toEqual([...files]);
  expect([...writeSmallIndex(pages.slice(1)).keys()]).not.toEqual([...files.keys()]);
});

test.each(["single", "sharded", "paged"] as const)(
  "a long page leaves room for all others, and all are counted, in an index that is %s",
  async (mode) => {
    const log = section("fix", "Zanzibar fix", "The zanzibar was changed.");
    const long: SmallPage = {
      url: "docs/log",
      title: "Changelog",
      sections: Array.from({ length: 250 }, (_, number) => ({ ...log, id: `fix-${number}` })),
    };
    const others = Array.from(
      { length: 230 },
      (_, number): SmallPage => ({
        url: `docs/n${number}`,
        title: `Number ${number}`,
        sections: [section("how", "How", `How to configure the zanzibar for number ${number} among many other words.`)],
      }),
    );
    const index = await openSmallIndex(writeSmallIndex([long, ...others], { mode }));
    const { hits, count } = await index.search("zanzibar", { limit: 1000 });
    expect([count, hits.length, new Set(hits.map(({ number }) => number)).size]).toEqual([231, 231, 231]);
    expect(hits[0]?.url).toMatch(/^docs\/log#/);
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  },
);

test("swapped letters are read before another alphabet, and before a shorter word that many pages have", async () => {
  const written: readonly SmallPage[] = [
    { url: "docs/token", title: "Tokens", sections: [section("a", "A token", "The token, a token: token.")] },
    { url: "docs/keys", title: "Keys", sections: [section("b", "Keys", "A token is no key. Токнема.")] },
    ...Array.from(
      { length: 6 },
      (_, number): SmallPage => ({
        url: `docs/back${number}`,
        title: `Way ${number}`,
        sections: [section("c", "Home", "The way back home.")],
      }),
    ),
    { url: "docs/backups", title: "Backups", sections: [section("d", "Keep", "A backup is kept.")] },
  ];
  const index = await openSmallIndex(writeSmallIndex(written));
  expect((await find(index, "tokne"))[0]).toMatch(/^docs\/token/);
  expect((await find(index, "backpu"))[0]).toMatch(/^docs\/backups/);
});

test("an identifier leads to where it stands, not to a page named like a part of it", async () => {
  const written: readonly SmallPage[] = [
    { url: "api/info", title: "Info", description: "Info of the hub, and its log: info." },
    ...Array.from({ length: 8 }, (_, number): SmallPage => ({ url: `docs/p${number}`, title: `Part ${number}` })),
    {
      url: "docs/scenes",
      title: "Scenes",
      sections: [
        { ...section("logs", "Logs and debugging", "What a scene says."), code: 'log.info("on")\nlog.info("off")' },
      ],
    },
  ];
  const index = await openSmallIndex(writeSmallIndex(written));
  expect((await find(index, "log.info"))[0]).toBe("docs/scenes#logs");
  expect((await find(index, "info"))[0]).toBe("api/info");
});

test.each([
  ["oauth2", ["docs/signing#server"]],
  ["python3 here", ["docs/signing#machines"]],
  ["room7", ["docs/wires", "docs/rooms#wiring"]],
  ["oauthx", ["docs/signing#oauth"]],
])("“%s” finds the texts that say it, and titles without its last sign only if none does", async (query, urls) => {
  const written: readonly SmallPage[] = [
    {
      url: "docs/signing",
      title: "Signing in",
      sections: [
        section("oauth", "Using OAuth", "General words about signing in."),
        section("server", "Setup of the server", "Switch on oauth2 in the settings, then restart."),
        section("python", "Python", "Some python words."),
        section("machines", "Old machines", "Needs python3 here."),
      ],
    },
    {
      url: "docs/rooms",
      title: "Rooms",
      sections: [section("room", "Room", "About rooms."), section("wiring", "Wiring", "The cable of room7 is blue.")],
    },
    { url: "docs/wires", title: "Wires", description: "The cable of room7 again." },
  ];
  expect(await find(await openSmallIndex(writeSmallIndex(written)), query)).toEqual(urls);
});

test.each([
  ["the manifest", ["manifest", "manifest"]],
  ["what is a manifest", ["manifest", "manifest"]],
  ["add a manifest", ["Add", "manifest", "manifest"]],
  ["the", ["The", "the"]],
  ["ad", ["Add", "address"]],
  ["маніфест і сцена", ["маніфест", "сцену"]],
])("of “%s” stop words are not marked, nor longer words of one that is typed to its end", async (query, marked) => {
  const manifest = {
    url: "docs/the-manifest",
    title: "The manifest",
    description: "Add the address of a manifest. У маніфест і сцену.",
  };
  const index = await openSmallIndex(writeSmallIndex([manifest]));
  const answer = await index.search(query, { limit: 1 });
  const ranges = answer.hits[0]?.titleRanges.map(([from, to]) => manifest.title.slice(from, to)) ?? [];
  const [excerpt] = await index.excerpts(answer);
  expect([...ranges, ...(excerpt?.ranges.map(([from, to]) => excerpt.text.slice(from, to)) ?? [])].sort()).toEqual(
    marked,
  );
});

// What readers of the portal look for and the pages that answer it, judged by hand. `kind` says what is difficult.

/** A query and the pages that answer it, below the docs, without the locale. */
export interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  readonly pages: readonly string[];
}

const judge = (kind: string, queries: Readonly<Record<string, string>>): readonly JudgedQuery[] =>
  Object.entries(queries).map(([query, pages]) => ({ kind, query, pages: pages.split(" ") }));

const pagesOfPlugins = "lua-plugins/repo/";

/** Queries by locale. */
export const judgedQueries: Readonly<Record<"en" | "uk", readonly JudgedQuery[]>> = {
  en: [
    ...judge("synonym", {
      "add user": "api/create-user",
      "add a room": "api/create-room",
      "add a plugin": "lua-plugins/generic_usage",
      "remove a room": "api/delete-room-by-id",
      "remove user": "api/delete-user-by-id",
      "sign in": "api/login",
      signin: "api/login",
      "sign out": "api/logout",
    }),
    ...judge("title", {
      "Lua scenes": "lua-scenes",
      "Plugin development": "lua-plugins/development",
      "Air raid alert": `${pagesOfPlugins}ua-air-raid-alarm`,
      "Daikin Onecta": `${pagesOfPlugins}daikin-onecta`,
      "Google Nest": `${pagesOfPlugins}google-nest`,
      Govee: `${pagesOfPlugins}govee`,
      "Wake-on-LAN": `${pagesOfPlugins}generic-wake-on-lan`,
      "plugin catalogue": "lua-plugins/repo",
      "device monitoring": "lua-scenes-examples/device-monitoring",
      introduction: "intro",
    }),
    ...judge("section", {
      "your first scene": "lua-scenes",
      "leak guard": "lua-scenes",
      "package layout": "lua-plugins/development",
      "life cycle": "lua-plugins/development",
      "listen for events": "intro",
      "connect an account oauth": "lua-plugins/generic_usage",
    }),
    ...judge("identifier", {
      getDevices: "api/get-devices",
      call_device_action_by_id: "api/call-device-action-by-id",
      updateRoomById: "api/update-room-by-id",
      invokeWifiCommand: "api/invoke-wifi-command",
      "GET /devices": "api/get-devices",
      "devices GET": "api/get-devices",
      "rooms GET": "api/get-rooms",
      "POST /auth/token": "api/get-new-access-token",
      "PATCH /devices/{id}": "api/update-device-by-id",
      "DELETE /rooms/12": "api/delete-room-by-id",
      "GET /climate/thermostats/7/history": "api/get-thermostat-history-by-id",
      "PUT /auth/push-token": "api/set-push-token",
      login: "api/login",
      "http://domivka.local/api/v1/devices/13/actions/turnOn": "api/call-device-action-by-id",
    }),
    ...judge("words", {
      "restore a backup": "api/restore-backup-by-id",
      "create schedule": "api/create-schedule",
      "list users": "api/get-users",
      "wifi networks": "api/get-wifi-networks",
      "rate limits": "api/domivka-api",
      "rotating refresh tokens": "/blog/refresh-token-rotation",
      "installing a plugin": "lua-plugins/generic_usage",
      "debug a scene": "lua-scenes",
      "turn on a light": "intro",
      "long polling": "api/get-poll",
    }),
    ...judge("mistake", {
      "termostat history": "api/get-thermostat-history-by-id",
      "pluign development": "lua-plugins/development",
      "mitsubishi melclud": `${pagesOfPlugins}mitsubishi-mel-cloud`,
      "lua scnes": "lua-scenes",
    }),
    ...judge("beginning", {
      mitsub: `${pagesOfPlugins}mitsubishi-mel-cloud`,
      "plugin dev": "lua-plugins/development",
      daik: `${pagesOfPlugins}daikin-onecta`,
    }),
    ...judge("layout", {
      "дгф ысутуы": "lua-scenes",
      "пщщпду туіе": `${pagesOfPlugins}google-nest`,
      щтусеф: `${pagesOfPlugins}daikin-onecta`,
    }),
    ...judge("other language", {
      "повітряна тривога": `${pagesOfPlugins}ua-air-raid-alarm`,
      розклад:
        "api/get-schedules api/create-schedule api/get-schedule-by-id api/schemas/schedule api/schemas/schedules",
    }),
  ],
  uk: [
    ...judge("synonym", {
      "додати користувача": "api/create-user",
      "додати кімнату": "api/create-room",
      "додати плагін": "lua-plugins/generic_usage",
      "вилучити кімнату": "api/delete-room-by-id",
      "стерти кімнату": "api/delete-room-by-id",
      "вихід із системи": "api/logout",
    }),
    ...judge("derived", {
      "вимикати світло": "intro lua-scenes api/call-device-action-by-id",
      "відновлювати з копії": "api/restore-backup-by-id",
    }),
    ...judge("title", {
      "Lua-сцени": "lua-scenes",
      "Розроблення плагінів": "lua-plugins/development",
      "Повітряна тривога": `${pagesOfPlugins}ua-air-raid-alarm`,
      "Daikin Onecta": `${pagesOfPlugins}daikin-onecta`,
      "Google Nest": `${pagesOfPlugins}google-nest`,
      "Каталог плагінів": "lua-plugins/repo",
      "моніторинг пристроїв": "lua-scenes-examples/device-monitoring",
      "Користування плагінами": "lua-plugins/generic_usage",
    }),
    ...judge("section", {
      "захист від протікання": "lua-scenes",
      "будова пакета": "lua-plugins/development",
      "життєвий цикл": "lua-plugins/development",
      "слухання подій": "intro",
      "перша сцена": "lua-scenes",
      "підключення облікового запису": "lua-plugins/generic_usage",
    }),
    ...judge("identifier", {
      getDevices: "api/get-devices",
      updateRoomById: "api/update-room-by-id",
      invokeWifiCommand: "api/invoke-wifi-command",
      "POST /auth/token": "api/get-new-access-token",
      "PATCH /devices/{id}": "api/update-device-by-id",
      "DELETE /rooms/12": "api/delete-room-by-id",
      logout: "api/logout",
      "/network": "api/get-network api/update-network",
    }),
    ...judge("forms", {
      "повітряної тривоги": `${pagesOfPlugins}ua-air-raid-alarm`,
      "каталогу плагінів": "lua-plugins/repo",
      сценами: "lua-scenes",
      "розробляти плагін": "lua-plugins/development",
      "відновленням резервної копії": "api/restore-backup-by-id",
      "налагоджувати плагін": "lua-plugins/development",
      "довгим опитуванням": "api/get-poll",
      "як встановити плагін": "lua-plugins/generic_usage",
      "історією термостата": "api/get-thermostat-history-by-id",
    }),
    ...judge("apostrophe", {
      "комп'ютер увімкнути": `${pagesOfPlugins}generic-wake-on-lan`,
      компютер: `${pagesOfPlugins}generic-wake-on-lan`,
      "комп`ютерів": `${pagesOfPlugins}generic-wake-on-lan`,
    }),
    ...judge("mistake", {
      "повтряна тривога": `${pagesOfPlugins}ua-air-raid-alarm`,
      "каталог плагнів": "lua-plugins/repo",
      "термосата історія": "api/get-thermostat-history-by-id",
    }),
    ...judge("beginning", {
      повітр: `${pagesOfPlugins}ua-air-raid-alarm`,
      "моніторинг прис": "lua-scenes-examples/device-monitoring",
      розробл: "lua-plugins/development",
    }),
    ...judge("layout", {
      "gjdsnhzyf nhbdjuf": `${pagesOfPlugins}ua-air-raid-alarm`,
      "rfnfkju gkfusysd": "lua-plugins/repo",
      "пщщпду туіе": `${pagesOfPlugins}google-nest`,
    }),
    ...judge("Latin letters", {
      "povitriana tryvoha": `${pagesOfPlugins}ua-air-raid-alarm`,
      "kataloh plahiniv": "lua-plugins/repo",
      "monitorynh prystroiv": "lua-scenes-examples/device-monitoring",
    }),
    ...judge("other language", {
      "air raid alert": `${pagesOfPlugins}ua-air-raid-alarm`,
      schedule:
        "api/get-schedules api/create-schedule api/get-schedule-by-id api/schemas/schedule api/schemas/schedules",
      "list rooms": "api/get-rooms",
    }),
  ],
};

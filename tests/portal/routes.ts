// The guide's addresses that the portal promises, with their titles. Links from elsewhere lead to them.

/** Path without locale prefix, English and Ukrainian title. */
export const portalRoutes: readonly (readonly [path: string, english: string, ukrainian: string])[] = [
  ["/", "Domivka documentation", "Документація Домівки"],
  ["/markdown-page", "About this documentation", "Про цю документацію"],
  ["/docs", "Documentation", "Документація"],
  ["/docs/intro", "Introduction", "Вступ"],
  ["/docs/lua-scenes", "Lua scenes", "Lua-сцени"],
  [
    "/docs/lua-scenes-examples/device-monitoring",
    "Scene example: device monitoring",
    "Приклад сцени: моніторинг пристроїв",
  ],
  ["/docs/lua-plugins/", "Lua plugins", "Lua-плагіни"],
  ["/docs/lua-plugins/generic_usage", "Using plugins", "Користування плагінами"],
  ["/docs/lua-plugins/development", "Plugin development", "Розроблення плагінів"],
  ["/docs/lua-plugins/repo/", "Plugin catalogue", "Каталог плагінів"],
  ["/docs/lua-plugins/repo/daikin-onecta", "Daikin Onecta", "Daikin Onecta"],
  ["/docs/lua-plugins/repo/generic-wake-on-lan", "Wake-on-LAN", "Wake-on-LAN: увімкнення комп’ютерів"],
  ["/docs/lua-plugins/repo/google-nest", "Google Nest", "Google Nest"],
  ["/docs/lua-plugins/repo/govee", "Govee", "Govee"],
  ["/docs/lua-plugins/repo/mitsubishi-mel-cloud", "Mitsubishi MELCloud", "Mitsubishi MELCloud"],
  ["/docs/lua-plugins/repo/ua-air-raid-alarm", "Air raid alert (Ukraine)", "Повітряна тривога (Україна)"],
  ["/docs/category/domivka-api", "Domivka API", "Domivka API"],
];

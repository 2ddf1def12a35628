// Emoji by the names that Markdown of other tools gives them between colons. Names that are not here stay as they are.
import { pageTokens, type Token } from "./tokens.ts";

const table = `
smile 😄 smiley 😃 grinning 😀 laughing 😆 satisfied 😆 grin 😁 joy 😂 rofl 🤣 wink 😉 blush 😊 heart_eyes 😍
sunglasses 😎 thinking 🤔 sweat_smile 😅 slightly_smiling_face 🙂 upside_down_face 🙃 neutral_face 😐 confused 😕
worried 😟 cry 😢 sob 😭 scream 😱 rage 😡 sleeping 😴 star_struck 🤩 partying_face 🥳 nerd_face 🤓 robot 🤖 ghost 👻
skull 💀 alien 👽 thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 clap 👏 wave 👋 raised_hands 🙌 pray 🙏 muscle 💪 ok_hand 👌
point_right 👉 point_left 👈 point_up ☝️ point_down 👇 v ✌️ eyes 👀 brain 🧠 writing_hand ✍️ handshake 🤝 heart ❤️
broken_heart 💔 yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 sparkling_heart 💖 100 💯 fire 🔥
sparkles ✨ star ⭐ star2 🌟 zap ⚡ boom 💥 tada 🎉 confetti_ball 🎊 balloon 🎈 gift 🎁 trophy 🏆 medal_sports 🏅 dart 🎯
rocket 🚀 airplane ✈️ car 🚗 ship 🚢 construction 🚧 rotating_light 🚨 bug 🐛 cat 🐱 dog 🐶 fish 🐟 penguin 🐧 snake 🐍
crab 🦀 whale 🐳 octopus 🐙 unicorn 🦄 bee 🐝 turtle 🐢 seedling 🌱 evergreen_tree 🌲 rose 🌹 sunflower 🌻
cherry_blossom 🌸 mushroom 🍄 earth_americas 🌎 earth_africa 🌍 earth_asia 🌏 globe_with_meridians 🌐 sunny ☀️
cloud ☁️ rainbow 🌈 snowflake ❄️ droplet 💧 ocean 🌊 moon 🌔 coffee ☕ tea 🍵 beer 🍺 pizza 🍕 cake 🍰 apple 🍎 lemon 🍋
book 📖 books 📚 notebook 📓 memo 📝 pencil 📝 pencil2 ✏️ page_facing_up 📄 clipboard 📋 file_folder 📁
open_file_folder 📂 package 📦 inbox_tray 📥 outbox_tray 📤 email 📧 envelope ✉️ mailbox 📫 newspaper 📰 bookmark 🔖
label 🏷️ link 🔗 paperclip 📎 pushpin 📌 round_pushpin 📍 scissors ✂️ lock 🔒 unlock 🔓 key 🔑 mag 🔍 bulb 💡
flashlight 🔦 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️ nut_and_bolt 🔩 gear ⚙️ toolbox 🧰 microscope 🔬 test_tube 🧪
alembic ⚗️ dna 🧬 computer 💻 desktop_computer 🖥️ keyboard ⌨️ printer 🖨️ floppy_disk 💾 cd 💿 phone ☎️ iphone 📱
battery 🔋 electric_plug 🔌 satellite 🛰️ tv 📺 camera 📷 movie_camera 🎥 art 🎨 musical_note 🎵 bell 🔔 no_bell 🔕
loudspeaker 📢 mega 📣 speech_balloon 💬 thought_balloon 💭 hourglass ⌛ alarm_clock ⏰ stopwatch ⏱️ clock1 🕐
calendar 📅 date 📅 chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 bar_chart 📊 moneybag 💰 credit_card 💳
shield 🛡️ house 🏠 office 🏢 factory 🏭 triangular_flag_on_post 🚩 checkered_flag 🏁 white_flag 🏳️ warning ⚠️
no_entry ⛔ no_entry_sign 🚫 x ❌ white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ question ❓
grey_question ❔ exclamation ❗ bangbang ‼️ information_source ℹ️ recycle ♻️ infinity ♾️ heavy_plus_sign ➕
heavy_minus_sign ➖ arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️ arrows_counterclockwise 🔄 new 🆕
free 🆓 up 🆙 cool 🆒 ok 🆗 sos 🆘 red_circle 🔴 large_blue_circle 🔵 white_circle ⚪ black_circle ⚫ green_circle 🟢
yellow_circle 🟡 orange_circle 🟠 construction_worker 👷 technologist 🧑‍💻 busts_in_silhouette 👥
bust_in_silhouette 👤 crown 👑 gem 💎 crystal_ball 🔮 game_die 🎲 jigsaw 🧩 video_game 🎮 mage 🧙 ninja 🥷 detective 🕵️
raising_hand 🙋 shrug 🤷 facepalm 🤦 see_no_evil 🙈 lipstick 💄 lollipop 🍭 egg 🥚 beers 🍻 bricks 🧱
children_crossing 🚸 wheelchair ♿ truck 🚚 fast_forward ⏩ rewind ⏪ twisted_rightwards_arrows 🔀 loud_sound 🔊
mute 🔇 goal_net 🥅 ambulance 🚑 adhesive_bandage 🩹 stethoscope 🩺 coffin ⚰️ wastebasket 🗑️ passport_control 🛂
triangular_ruler 📐 monocle_face 🧐 bento 🍱 camera_flash 📸 clown_face 🤡 poop 💩 card_file_box 🗃️
`;

const words = table.trim().split(/\s+/);
const emoji: ReadonlyMap<string, string> = new Map(
  words.flatMap((name, index) => (index % 2 === 0 ? [[name, words[index + 1] ?? name] as const] : [])),
);

/** `:tada:` in "Done :tada:!"; nothing in `00:1a:cd:ef`, where letters or colons stand on both sides. */
const name = /(?<![\w:]):([\w+-]{1,40}):(?![\w:])/g;

/** A text with `:tada:` and its like as characters. */
export function replaceEmoji(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(name, (whole, word: string) => emoji.get(word) ?? whole);
}

/** Shows emoji in the words of tokens. Code, addresses, HTML and what stands behind a backslash keep their letters. */
export function showEmoji(tokens: readonly Token[] | undefined): void {
  for (const token of pageTokens(tokens)) {
    if (token.type === "text" && token.tokens === undefined) token.text = replaceEmoji(token.text);
    else if (token.type === "list") for (const item of token.items) showEmoji(item.tokens);
    else if (token.type === "table") for (const cell of [token.header, ...token.rows].flat()) showEmoji(cell.tokens);
    else if (token.type === "container") showEmoji(token.title);
    if ("tokens" in token && !(token.type === "link" && token.autolink)) showEmoji(token.tokens);
  }
}

/** Whether a page may hold emoji by name; most hold none, and their tokens are not looked at. */
export const mayNameEmoji = (text: string): boolean => text.includes(":") && text.search(name) !== -1;

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
kissing_heart 😘 yum 😋 stuck_out_tongue 😛 stuck_out_tongue_winking_eye 😜 hugs 🤗 zipper_mouth_face 🤐
money_mouth_face 🤑 expressionless 😑 no_mouth 😶 smirk 😏 unamused 😒 roll_eyes 🙄 grimacing 😬 lying_face 🤥 relieved 😌
pensive 😔 sleepy 😪 mask 😷 dizzy_face 😵 exploding_head 🤯 cowboy_hat_face 🤠 hushed 😯 astonished 😲 flushed 😳 frowning 😦
fearful 😨 cold_sweat 😰 disappointed 😞 sweat 😓 weary 😩 tired_face 😫 triumph 😤 angry 😠 smiling_imp 😈 imp 👿 relaxed ☺️
innocent 😇 raised_eyebrow 🤨 shushing_face 🤫 pleading_face 🥺 melting_face 🫠 saluting_face 🫡 hot_face 🥵 cold_face 🥶
space_invader 👾 hankey 💩 skull_and_crossbones ☠️ smiley_cat 😺 smile_cat 😸 joy_cat 😹 heart_eyes_cat 😻 smirk_cat 😼
scream_cat 🙀 crying_cat_face 😿 pouting_cat 😾 hear_no_evil 🙉 speak_no_evil 🙊 raised_hand ✋ hand ✋ fist ✊ punch 👊
facepunch 👊 crossed_fingers 🤞 metal 🤘 call_me_hand 🤙 point_up_2 👆 open_hands 👐 selfie 🤳 footprints 👣 lips 👄 ear 👂
nose 👃 tooth 🦷 bone 🦴 man_raising_hand 🙋‍♂️ woman_raising_hand 🙋‍♀️ man_shrugging 🤷‍♂️ woman_shrugging 🤷‍♀️
man_facepalming 🤦‍♂️ woman_facepalming 🤦‍♀️ woman_in_lotus_position 🧘‍♀️ lotus_position 🧘 man_technologist 👨‍💻
woman_technologist 👩‍💻 man_scientist 👨‍🔬 woman_scientist 👩‍🔬 man_teacher 👨‍🏫 woman_teacher 👩‍🏫 student 🧑‍🎓
teacher 🧑‍🏫 scientist 🧑‍🔬 artist 🧑‍🎨 astronaut 🧑‍🚀 baby 👶 boy 👦 girl 👧 family 👪 dancer 💃 running 🏃 runner 🏃
walking 🚶 superhero 🦸 vampire 🧛 zombie 🧟 santa 🎅 cop 👮 guardsman 💂 black_heart 🖤 white_heart 🤍 orange_heart 🧡
brown_heart 🤎 heartpulse 💗 two_hearts 💕 heartbeat 💓 cupid 💘 gift_heart 💝 anger 💢 collision 💥 dizzy 💫 sweat_drops 💦
dash 💨 bomb 💣 zzz 💤 monkey_face 🐵 monkey 🐒 gorilla 🦍 wolf 🐺 fox_face 🦊 raccoon 🦝 lion 🦁 tiger 🐯 horse 🐴 zebra 🦓
cow 🐮 pig 🐷 sheep 🐑 goat 🐐 camel 🐫 elephant 🐘 mouse 🐭 rat 🐀 hamster 🐹 rabbit 🐰 rabbit2 🐇 bear 🐻 panda_face 🐼 koala 🐨
sloth 🦥 otter 🦦 chicken 🐔 bird 🐦 eagle 🦅 duck 🦆 owl 🦉 frog 🐸 crocodile 🐊 lizard 🦎 dragon 🐉 dragon_face 🐲 t-rex 🦖
sauropod 🦕 dolphin 🐬 shark 🦈 snail 🐌 butterfly 🦋 ant 🐜 honeybee 🐝 spider 🕷️ spider_web 🕸️ scorpion 🦂 paw_prints 🐾
feet 🐾 hedgehog 🦔 bat 🦇 squid 🦑 shrimp 🦐 lobster 🦞 tropical_fish 🐠 blowfish 🐡 cat2 🐈 dog2 🐕 whale2 🐋 deer 🦌
bouquet 💐 tulip 🌷 hibiscus 🌺 blossom 🌼 herb 🌿 shamrock ☘️ four_leaf_clover 🍀 maple_leaf 🍁 fallen_leaf 🍂 leaves 🍃
deciduous_tree 🌳 palm_tree 🌴 cactus 🌵 christmas_tree 🎄 full_moon 🌕 new_moon 🌑 crescent_moon 🌙 sun_with_face 🌞
partly_sunny ⛅ umbrella ☔ snowman ⛄ comet ☄️ volcano 🌋 world_map 🗺️ sunrise 🌅 milky_way 🌌 grapes 🍇 melon 🍈
watermelon 🍉 tangerine 🍊 banana 🍌 pineapple 🍍 mango 🥭 green_apple 🍏 pear 🍐 peach 🍑 cherries 🍒 strawberry 🍓
kiwi_fruit 🥝 tomato 🍅 avocado 🥑 eggplant 🍆 carrot 🥕 corn 🌽 hot_pepper 🌶️ garlic 🧄 onion 🧅 potato 🥔 peanuts 🥜
chestnut 🌰 bread 🍞 croissant 🥐 pancakes 🥞 cheese 🧀 bacon 🥓 hamburger 🍔 fries 🍟 hotdog 🌭 taco 🌮 burrito 🌯 popcorn 🍿
salt 🧂 rice 🍚 ramen 🍜 spaghetti 🍝 sushi 🍣 dumpling 🥟 cookie 🍪 birthday 🎂 cupcake 🧁 pie 🥧 chocolate_bar 🍫 candy 🍬
honey_pot 🍯 doughnut 🍩 icecream 🍦 wine_glass 🍷 cocktail 🍸 champagne 🍾 clinking_glasses 🥂 tropical_drink 🍹 compass 🧭
tent ⛺ bus 🚌 train 🚆 tractor 🚜 bike 🚲 motorcycle 🏍️ fire_engine 🚒 police_car 🚓 taxi 🚕 helicopter 🚁 boat ⛵ sailboat ⛵
speedboat 🚤 anchor ⚓ fuelpump ⛽ traffic_light 🚥 vertical_traffic_light 🚦 stop_sign 🛑 flying_saucer 🛸
artificial_satellite 🛰️ building_construction 🏗️ hospital 🏥 bank 🏦 hotel 🏨 school 🏫 house_with_garden 🏡
european_castle 🏰 classical_building 🏛️ stadium 🏟️ fireworks 🎆 sparkler 🎇 watch ⌚ hourglass_flowing_sand ⏳
timer_clock ⏲️ computer_mouse 🖱️ joystick 🕹️ dvd 📀 video_camera 📹 film_strip 🎞️ clapper 🎬 telephone ☎️
telephone_receiver 📞 fax 📠 radio 📻 microphone 🎤 studio_microphone 🎙️ level_slider 🎚️ control_knobs 🎛️ headphones 🎧
guitar 🎸 drum 🥁 violin 🎻 trumpet 🎺 saxophone 🎷 musical_keyboard 🎹 notes 🎶 candle 🕯️ money_with_wings 💸 dollar 💵
euro 💶 pound 💷 yen 💴 receipt 🧾 balance_scale ⚖️ chains ⛓️ magnet 🧲 pick ⛏️ axe 🪓 dagger 🗡️ crossed_swords ⚔️
bow_and_arrow 🏹 telescope 🔭 syringe 💉 pill 💊 thermometer 🌡️ broom 🧹 basket 🧺 soap 🧼 sponge 🧽 toilet 🚽 shower 🚿
bathtub 🛁 door 🚪 bed 🛏️ couch_and_lamp 🛋️ shopping_cart 🛒 ribbon 🎀 teddy_bear 🧸 paintbrush 🖌️ fountain_pen 🖋️
black_nib ✒️ briefcase 💼 card_index 📇 card_index_dividers 🗂️ spiral_notepad 🗒️ spiral_calendar 🗓️ straight_ruler 📏
paperclips 🖇️ ledger 📒 closed_book 📕 green_book 📗 blue_book 📘 orange_book 📙 scroll 📜 page_with_curl 📃
bookmark_tabs 📑 envelope_with_arrow 📩 incoming_envelope 📨 mailbox_with_mail 📬 postbox 📮 ballot_box 🗳️
file_cabinet 🗄️ lock_with_ink_pen 🔏 closed_lock_with_key 🔐 old_key 🗝️ mag_right 🔎 abacus 🧮 jack_o_lantern 🎃 ticket 🎫
medal_military 🎖️ 1st_place_medal 🥇 2nd_place_medal 🥈 3rd_place_medal 🥉 soccer ⚽ basketball 🏀 football 🏈 baseball ⚾
tennis 🎾 8ball 🎱 bowling 🎳 chess_pawn ♟️ spades ♠️ hearts ♥️ diamonds ♦️ clubs ♣️ performing_arts 🎭 thread 🧵 yarn 🧶
eyeglasses 👓 dark_sunglasses 🕶️ necktie 👔 shirt 👕 socks 🧦 tophat 🎩 mortar_board 🎓 athletic_shoe 👟 bellhop_bell 🛎️
speaker 🔈 sound 🔉 radioactive ☢️ biohazard ☣️ soon 🔜 arrow_upper_right ↗️ arrow_lower_right ↘️ arrow_lower_left ↙️
arrow_upper_left ↖️ arrow_up_down ↕️ left_right_arrow ↔️ leftwards_arrow_with_hook ↩️ arrow_right_hook ↪️
arrows_clockwise 🔃 repeat 🔁 arrow_forward ▶️ arrow_backward ◀️ arrow_up_small 🔼 arrow_down_small 🔽 arrow_double_up ⏫
arrow_double_down ⏬ next_track_button ⏭️ play_or_pause_button ⏯️ pause_button ⏸️ stop_button ⏹️ record_button ⏺️
signal_strength 📶 low_brightness 🔅 high_brightness 🔆 heavy_multiplication_x ✖️ heavy_division_sign ➗
heavy_dollar_sign 💲 copyright ©️ registered ®️ tm ™️ grey_exclamation ❕ heavy_exclamation_mark ❗ interrobang ⁉️
negative_squared_cross_mark ❎ eight_spoked_asterisk ✳️ sparkle ❇️ zero 0️⃣ one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣
five 5️⃣ six 6️⃣ seven 7️⃣ eight 8️⃣ nine 9️⃣ keycap_ten 🔟 1234 🔢 abc 🔤 abcd 🔡 capital_abcd 🔠 symbols 🔣 parking 🅿️
large_orange_diamond 🔶 large_blue_diamond 🔷 small_orange_diamond 🔸 small_blue_diamond 🔹 small_red_triangle 🔺
small_red_triangle_down 🔻 radio_button 🔘 purple_circle 🟣 brown_circle 🟤 red_square 🟥 orange_square 🟧 yellow_square 🟨
green_square 🟩 blue_square 🟦 purple_square 🟪 black_large_square ⬛ white_large_square ⬜ black_small_square ▪️
white_small_square ▫️ no_mobile_phones 📵 octagonal_sign 🛑 ukraine 🇺🇦 netherlands 🇳🇱 poland 🇵🇱 brazil 🇧🇷 portugal 🇵🇹
canada 🇨🇦 australia 🇦🇺 austria 🇦🇹 belgium 🇧🇪 switzerland 🇨🇭 czech_republic 🇨🇿 denmark 🇩🇰 finland 🇫🇮 greece 🇬🇷
hungary 🇭🇺 india 🇮🇳 indonesia 🇮🇩 ireland 🇮🇪 israel 🇮🇱 latvia 🇱🇻 lithuania 🇱🇹 estonia 🇪🇪 mexico 🇲🇽 norway 🇳🇴
romania 🇷🇴 slovakia 🇸🇰 slovenia 🇸🇮 sweden 🇸🇪 tr 🇹🇷 singapore 🇸🇬 taiwan 🇹🇼 hong_kong 🇭🇰 vietnam 🇻🇳 thailand 🇹🇭
argentina 🇦🇷 chile 🇨🇱 colombia 🇨🇴 south_africa 🇿🇦 bulgaria 🇧🇬 croatia 🇭🇷 serbia 🇷🇸 moldova 🇲🇩 georgia 🇬🇪
kazakhstan 🇰🇿 armenia 🇦🇲 azerbaijan 🇦🇿 iceland 🇮🇸 luxembourg 🇱🇺 new_zealand 🇳🇿 philippines 🇵🇭 malaysia 🇲🇾 us 🇺🇸
gb 🇬🇧 uk 🇬🇧 cn 🇨🇳 de 🇩🇪 es 🇪🇸 fr 🇫🇷 it 🇮🇹 jp 🇯🇵 kr 🇰🇷 eu 🇪🇺
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

// Names that an id of a page must not have: properties of `document`, `window` and of every object. An element with
// such an id can stand in for the property and break scripts; the list follows the DOM's interfaces. And ids of the frame.

const names = `
ATTRIBUTE_NODE CDATA_SECTION_NODE COMMENT_NODE DOCUMENT_FRAGMENT_NODE DOCUMENT_NODE
DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_DISCONNECTED
DOCUMENT_POSITION_FOLLOWING DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC DOCUMENT_POSITION_PRECEDING
DOCUMENT_TYPE_NODE ELEMENT_NODE ENTITY_NODE ENTITY_REFERENCE_NODE NOTATION_NODE PROCESSING_INSTRUCTION_NODE
TEXT_NODE URL __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ __proto__ activeElement
activeViewTransition addEventListener adoptNode adoptedStyleSheets alert alinkColor all anchors append
appendChild applets atob baseURI bgColor blur body btoa caches cancelAnimationFrame cancelIdleCallback
captureEvents caretPositionFromPoint caretRangeFromPoint characterSet charset childElementCount childNodes
children clear clearInterval clearTimeout clientInformation cloneNode close closed compareDocumentPosition
compatMode confirm constructor contains contentType cookie cookieStore createAttribute createAttributeNS
createCDATASection createComment createDocumentFragment createElement createElementNS createEvent
createExpression createImageBitmap createNSResolver createNodeIterator createProcessingInstruction createRange
createTextNode createTreeWalker crossOriginIsolated crypto currentScript customElementRegistry customElements
defaultView designMode devicePixelRatio dir dispatchEvent doctype document documentElement documentURI domain
elementFromPoint elementsFromPoint embeds evaluate event execCommand exitFullscreen exitPictureInPicture
exitPointerLock external fetch fgColor firstChild firstElementChild focus fonts forms fragmentDirective
frameElement frames fullscreen fullscreenElement fullscreenEnabled getAnimations getComputedStyle
getElementById getElementsByClassName getElementsByName getElementsByTagName getElementsByTagNameNS
getRootNode getSelection hasChildNodes hasFocus hasOwnProperty hasStorageAccess head hidden history images
implementation importNode indexedDB innerHeight innerWidth inputEncoding insertBefore isConnected
isDefaultNamespace isEqualNode isPrototypeOf isSameNode isSecureContext lastChild lastElementChild
lastModified length linkColor links localStorage location locationbar lookupNamespaceURI lookupPrefix
matchMedia menubar moveBefore moveBy moveTo name navigation navigator nextSibling nodeName nodeType nodeValue
normalize onabort onafterprint onanimationcancel onanimationend onanimationiteration onanimationstart
onauxclick onbeforeinput onbeforematch onbeforeprint onbeforetoggle onbeforeunload onblur oncancel oncanplay
oncanplaythrough onchange onclick onclose oncommand oncontextlost oncontextmenu oncontextrestored oncopy
oncuechange oncut ondblclick ondevicemotion ondeviceorientation ondeviceorientationabsolute ondrag ondragend
ondragenter ondragleave ondragover ondragstart ondrop ondurationchange onemptied onended onerror onfocus
onformdata onfullscreenchange onfullscreenerror ongamepadconnected ongamepaddisconnected ongotpointercapture
onhashchange oninput oninvalid onkeydown onkeypress onkeyup onlanguagechange onload onloadeddata
onloadedmetadata onloadstart onlostpointercapture onmessage onmessageerror onmousedown onmouseenter
onmouseleave onmousemove onmouseout onmouseover onmouseup onoffline ononline onorientationchange onpagehide
onpagereveal onpageshow onpageswap onpaste onpause onplay onplaying onpointercancel onpointerdown
onpointerenter onpointerleave onpointerlockchange onpointerlockerror onpointermove onpointerout onpointerover
onpointerrawupdate onpointerup onpopstate onprogress onratechange onreadystatechange onrejectionhandled
onreset onresize onscroll onscrollend onsecuritypolicyviolation onseeked onseeking onselect onselectionchange
onselectstart onslotchange onstalled onstorage onsubmit onsuspend ontimeupdate ontoggle ontouchcancel
ontouchend ontouchmove ontouchstart ontransitioncancel ontransitionend ontransitionrun ontransitionstart
onunhandledrejection onunload onvisibilitychange onvolumechange onwaiting onwebkitanimationend
onwebkitanimationiteration onwebkitanimationstart onwebkittransitionend onwheel open opener orientation origin
originAgentCluster outerHeight outerWidth ownerDocument pageXOffset pageYOffset parent parentElement
parentNode performance personalbar pictureInPictureElement pictureInPictureEnabled plugins pointerLockElement
postMessage prepend previousSibling print prompt propertyIsEnumerable queryCommandEnabled queryCommandIndeterm
queryCommandState queryCommandSupported queryCommandValue querySelector querySelectorAll queueMicrotask
readyState referrer releaseEvents removeChild removeEventListener replaceChild replaceChildren reportError
requestAnimationFrame requestIdleCallback requestStorageAccess resizeBy resizeTo rootElement scheduler screen
screenLeft screenTop screenX screenY scripts scroll scrollBy scrollTo scrollX scrollY scrollbars
scrollingElement self sessionStorage setInterval setTimeout speechSynthesis startViewTransition status
statusbar stop structuredClone styleSheets textContent timeline title toLocaleString toString toolbar top
valueOf visibilityState visualViewport vlinkColor window write writeln
`;

/** Ids of what stands around the text on every page: a heading "Search" must not take the place of the search box. */
const frame = "live locales main menu my-hub schema-tools search sidebar sidebar-nav tags-label versions";
/** Lists of the sidebar and menus of the navbar: `sidebar-2-1`, `navbar-3`. */
const numbered = /^(?:sidebar(?:-\d+)+|navbar-\d+)$/;

const reserved: ReadonlySet<string> = new Set(`${names} ${frame}`.trim().split(/\s+/));

/**
 * The form in which an id may stand in a page: names that scripts use (`location`, `forms`, `constructor`) get
 * `section-` in front. It is the same for ids made from text and ids given by authors, so translations agree.
 */
export function safeId(id: string): string {
  return reserved.has(id) || numbered.test(id) ? `section-${id}` : id;
}

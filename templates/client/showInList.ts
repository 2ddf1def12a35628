// Scrolls a list that scrolls by itself, such as the sidebar or a long table of contents, but never the page.

/** Room that is left above and below what counts as in view, in pixels. */
const roomAbove = 40;
const roomBelow = 60;

/** Scrolls the list until an item of it is in its middle, unless the item is in view. */
export function showInList(list: Element, item: Element): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  if (top < frame.top + roomAbove || bottom > frame.bottom - roomBelow)
    list.scrollTop += top - frame.top - frame.height / 2;
}

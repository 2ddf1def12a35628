// Keys that move the focus among elements of one kind, such as arrows in a menu.

/**
 * The place that the pressed key leads to, which the browser then leaves alone. Keys with modifiers are the browser's:
 * Alt and an arrow go back in the history.
 */
export function pressedPlace(event: KeyboardEvent, places: Readonly<Record<string, number>>): number | undefined {
  const place = event.altKey || event.ctrlKey || event.metaKey ? undefined : places[event.key];
  if (place !== undefined) event.preventDefault();
  return place;
}

// #region greet
export function greet(name) {
  return `Hello, ${name}!`;
}
// #endregion

console.log(greet("world"));

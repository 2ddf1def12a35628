const owner = process.env["NOBODY_SETS_THIS"];
if (owner === undefined) throw new Error("nobody owns this footer");

export function Footer() {
  return <footer>{owner}</footer>;
}

const owner = { name: "Olena" };

export function Footer() {
  return <footer>{owner as unknown as string}</footer>;
}

const Missing = undefined as unknown as () => string;

export function Footer() {
  return (
    <footer>
      <Missing />
    </footer>
  );
}

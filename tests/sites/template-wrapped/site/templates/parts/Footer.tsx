import { Footer as Builtin } from "#builtin/parts/Footer";

export function Footer(props) {
  return (
    <>
      <p id="mine">Mine</p>
      <Builtin {...props} />
    </>
  );
}

import { PageFoot as Builtin } from "#builtin/parts/PageFoot";
import type { TemplateProps } from "hubdocs";

export function PageFoot(shell: TemplateProps) {
  const { Island } = shell;
  return (
    <>
      <Island name="vote" id="vote" when="intent" props={{}} />
      <Builtin {...shell} />
    </>
  );
}

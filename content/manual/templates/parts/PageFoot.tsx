// The built-in foot of a page with a question above it.
import { PageFoot as Builtin } from "#builtin/parts/PageFoot";
import type { TemplateProps } from "hubdocs";

export function PageFoot(shell: TemplateProps) {
  const { Island, t } = shell;
  const texts = { question: t("helpful"), yes: t("helpfulYes"), no: t("helpfulNo"), thanks: t("helpfulThanks") };
  return (
    <>
      <div data-twin="none">
        <Island name="Helpful" id="helpful" when="intent" props={texts} />
      </div>
      <Builtin {...shell} />
    </>
  );
}

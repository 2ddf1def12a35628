// The shell around every page: everything before, beside and after `main`. Page templates fill only `main`.
import type { ReactNode } from "react";
import { AnnouncementBar } from "#template/parts/AnnouncementBar";
import { BackToTop } from "#template/parts/BackToTop";
import { Footer } from "#template/parts/Footer";
import { Header } from "#template/parts/Header";
import { MobileMenu } from "#template/parts/MobileMenu";
import { Sidebar } from "#template/parts/Sidebar";
import { SkipLink } from "#template/parts/SkipLink";
import type { TemplateProps } from "../src/model/template.ts";

/** Content of `body`. */
export function Document({ children, ...shell }: TemplateProps & { readonly children: ReactNode }) {
  const { edition, page, Once } = shell;
  const { content, toc } = page;
  const own = "className" in content ? content.className : "";
  const classes = ["page", `page-${content.kind}`, toc.length > 0 ? "with-toc" : "", own];
  return (
    <>
      <SkipLink {...shell} />
      <AnnouncementBar {...shell} />
      <Header {...shell} />
      <MobileMenu {...shell} />
      <div className={page.sidebar ? "layout with-sidebar" : "layout"} data-swap="layout">
        <Sidebar {...shell} />
        <main id="main" className={classes.filter(Boolean).join(" ")} tabIndex={-1}>
          {children}
          <BackToTop {...shell} />
        </main>
      </div>
      <Footer {...shell} />
      <Once of={edition} name="live" render={() => liveRegion(shell)} />
    </>
  );
}

/** The element in which scripts put messages for screen readers. Its attributes hold further texts for scripts. */
function liveRegion({ t }: TemplateProps) {
  return (
    <div
      id="live"
      className="visually-hidden"
      role="status"
      data-loading={t("loadingPage")}
      data-failed={t("partFailed")}
      data-retry={t("retry")}
      data-crashed={t("pageCrashed")}
      data-try-again={t("tryAgain")}
      data-cause={t("cause")}
    />
  );
}

// The boot script, which runs on every page as early as possible: plain scripts that make the static markup
// interactive. Each module owns one behaviour and finds its elements by their markup, so that parts of the page may be
// replaced at any time; code that replaces them dispatches `pageEvent` on the document.
import type { ClientFeatures } from "../../src/model/clientFeatures.ts";
import { startAnnouncement } from "./announcement.ts";
import { startApiSamples } from "./apiSamples.ts";
import { startBackButton } from "./backButton.ts";
import { startBackToTop } from "./backToTop.ts";
import { startColorMode } from "./colorMode.ts";
import { startCopyCode } from "./copyCode.ts";
import { startDropdowns } from "./dropdowns.ts";
import { startHideOnScroll } from "./hideOnScroll.ts";
import { startIslands } from "./hubIsland.ts";
import { startKeepPlace } from "./keepPlace.ts";
import { startKeepQuery } from "./keepQuery.ts";
import { startMenu } from "./menu.ts";
import { startNavigation } from "./navigate.ts";
import { showInLanguage } from "./notFoundLanguage.ts";
import { afterLayout, onPage, root } from "./page.ts";
import { startPrefetch } from "./prefetch.ts";
import { revealTarget } from "./revealTarget.ts";
import { startScrollPosition } from "./scrollPosition.ts";
import { foldContents, markActive, startScrollSpy } from "./scrollSpy.ts";
import { startSearchBox } from "./searchBox.ts";
import { restoreScroll, restoreSidebar, startSidebar } from "./sidebar.ts";
import { startSkipLink } from "./skipLink.ts";
import { startStored } from "./storage.ts";
import { prepareTabs, startTabs } from "./tabs.ts";
import { startVersions } from "./versions.ts";
import { startWrapCode, watchOverflow } from "./wrapCode.ts";

/** The bundler replaces its fields by constants, so that code for features that a site does not use is left out. */
declare const features: ClientFeatures;

root.dataset["booted"] = "";
startBackButton();
startStored();
startColorMode();
if (features.announcement) startAnnouncement();
startSkipLink();
startDropdowns();
startMenu();
if (features.hideOnScroll) startHideOnScroll();
startBackToTop();
startScrollPosition();
startSidebar();
if (features.versions) startVersions();
startKeepQuery();
startCopyCode();
startWrapCode();
startTabs();
startScrollSpy();
if (features.api) startApiSamples();
startIslands();
startSearchBox();
startNavigation();
startPrefetch();
addEventListener("hashchange", revealTarget);

onPage(() => {
  prepareTabs();
  foldContents();
  watchOverflow();
  restoreSidebar();
  revealTarget();
  afterLayout(() => {
    restoreScroll();
    markActive();
  });
});
if (features.locales || features.versions) startKeepPlace();
if (features.locales) showInLanguage();

// Tabs on API pages. All panels are in the page; without scripts they show one below the other.
import type { ReactNode } from "react";

/** One tab with its panel. */
export interface ApiTab {
  /** Unique among the tabs; stored as the selection of a group. */
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Address in the panel's text that readers may replace by their own server's. */
  readonly base?: string | undefined;
}

/** A set of tabs. */
export interface ApiTabsProps {
  /** Unique in the page; prefix of the ids of tabs and panels. */
  readonly id: string;
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly className?: string;
  /** Tabs with the same group name switch together, and their selection is stored. */
  readonly group?: string;
  /** Whether panels are collapsed without scripts; otherwise their labels are above them. */
  readonly isFolded?: boolean;
  readonly tabs: readonly ApiTab[];
}

/** The tabs, with the first one selected. Tabs and panels refer to each other. */
export function ApiTabs({ id, label, className = "", group, isFolded = false, tabs }: ApiTabsProps) {
  const buttons = tabs.map((tab, index) => (
    <button
      key={tab.value}
      type="button"
      role="tab"
      id={`${id}-tab-${index}`}
      className={tab.className}
      aria-controls={`${id}-panel-${index}`}
      aria-selected={index === 0}
      tabIndex={index === 0 ? 0 : -1}
      data-value={tab.value}
    >
      {tab.label}
    </button>
  ));
  // Tabs of samples take several rows. The last two stay together, so that none is alone in a row.
  const together = className === "samples" && buttons.length > 2 ? 2 : 0;
  return (
    <div className={`tabs ${className}`.trim()} data-group={group}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {buttons.slice(0, buttons.length - together)}
        {together === 0 ? null : <span>{buttons.slice(-together)}</span>}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-base={tab.base}
          hidden={index > 0}
        >
          <Panel tab={tab} isFolded={isFolded} isOpen={index === 0} />
        </div>
      ))}
    </div>
  );
}

type PanelProps = { readonly tab: ApiTab; readonly isFolded: boolean; readonly isOpen: boolean };

function Panel({ tab, isFolded, isOpen }: PanelProps) {
  if (!isFolded) {
    return (
      <section>
        <p className="tab-label no-js">{tab.label}</p>
        {tab.children}
      </section>
    );
  }
  return (
    <details className="fold" open={isOpen}>
      <summary className="no-js">{tab.label}</summary>
      {tab.children}
    </details>
  );
}

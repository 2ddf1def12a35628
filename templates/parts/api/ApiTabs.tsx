// Alternatives side by side. All are in the page; without scripts they stand one below the other.
import type { ReactNode } from "react";

/** One alternative. */
export interface ApiTab {
  /** Unique among the tabs; what a group of tabs remembers. */
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Address in the text of the panel that readers may replace by their own. */
  readonly base?: string | undefined;
}

/** Tabs. */
export interface ApiTabsProps {
  /** Unique in the page; tabs and panels derive their ids from it. */
  readonly id: string;
  /** Accessible name of the list of tabs. */
  readonly label: string;
  readonly className?: string;
  /** Groups of this name switch together and are remembered. */
  readonly group?: string;
  /** Panels are folded where scripts do not run; else their labels stand above them. */
  readonly isFolded?: boolean;
  readonly tabs: readonly ApiTab[];
}

/** The tabs, the first one selected. Lists and panels name each other. */
export function ApiTabs({ id, label, className = "", group, isFolded = false, tabs }: ApiTabsProps) {
  return (
    <div className={`tabs ${className}`.trim()} data-group={group}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
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
        ))}
      </div>
      {tabs.map((tab, index) => (
        <section
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-base={tab.base}
          hidden={index > 0}
        >
          <Panel tab={tab} isFolded={isFolded} isOpen={index === 0} />
        </section>
      ))}
    </div>
  );
}

type PanelProps = { readonly tab: ApiTab; readonly isFolded: boolean; readonly isOpen: boolean };

function Panel({ tab, isFolded, isOpen }: PanelProps) {
  if (!isFolded) {
    return (
      <>
        <p className="tab-label no-js">{tab.label}</p>
        {tab.children}
      </>
    );
  }
  return (
    <details className="fold" open={isOpen}>
      <summary className="no-js">{tab.label}</summary>
      {tab.children}
    </details>
  );
}

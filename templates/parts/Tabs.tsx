// Tabs with alternatives of a text. Without scripts all panels show, one below the other, each under its label.
import type { TabsTemplateProps } from "../../src/model/template.ts";

/**
 * The tabs. Tabs and panels refer to each other; the browser's page search can find hidden panels. A panel is no `section`:
 * those are told apart by their names, and tabs of two groups may have the same.
 */
export function Tabs({ id, group, query, tabs, panelsHtml, Html }: TabsTemplateProps) {
  return (
    <div className="tabs" data-group={group} data-query={query}>
      <div className="tab-list" role="tablist">
        {tabs.map(({ value, label, isDefault }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={isDefault}
            tabIndex={isDefault ? 0 : -1}
            data-value={value}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, isDefault }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={!isDefault}
        >
          <p className="tab-label no-js">{label}</p>
          <Html as="div" html={panelsHtml[index] ?? ""} />
        </div>
      ))}
    </div>
  );
}

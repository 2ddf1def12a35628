// The foot of every page: columns of links or one row, and a last line.
import { Icon } from "#template/parts/Icon";
import type { ShellLink } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The footer; nothing when none is configured. */
export function Footer({ edition, Html, Once }: TemplateProps) {
  const { footer } = edition;
  if (footer === undefined) return null;
  const content = () => (
    <div className="footer-inner" data-swap="footer">
      {footer.columns.length === 0 ? null : (
        <div className="footer-columns">
          {footer.columns.map(({ title, links }) => (
            <div key={title}>
              <p className="footer-title">{title}</p>
              <Links links={links} />
            </div>
          ))}
        </div>
      )}
      {footer.links.length === 0 ? null : <Links links={footer.links} className="footer-row" />}
      {footer.copyrightHtml === undefined ? null : (
        <Html as="p" className="footer-copyright" html={footer.copyrightHtml} />
      )}
    </div>
  );
  return <Once as="footer" className="footer" of={footer} render={content} />;
}

function Links({ links, className }: { readonly links: readonly ShellLink[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href, isExternal }) => (
        <li key={href}>
          <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
            {label}
            {isExternal ? <Icon name="external" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

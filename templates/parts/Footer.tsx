// The footer of every page: columns of links or one row, and a last line.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { ShellLink } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The footer; nothing if none is configured, or if the page hides it. */
export function Footer({ edition, page, Html, Once }: TemplateProps) {
  const { footer } = edition;
  if (footer === undefined || ("hidesFooter" in page.content && page.content.hidesFooter)) return null;
  const content = () => (
    <footer className="footer" data-swap="footer">
      <div className="footer-inner">
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
    </footer>
  );
  return <Once of={footer} render={content} />;
}

function Links({ links, className }: { readonly links: readonly ShellLink[]; readonly className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href, isExternal }) => (
        <li key={href}>
          <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
            <Label text={label} />
            {isExternal ? <Icon name="external" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

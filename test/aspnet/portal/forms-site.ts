import { join } from 'node:path';
import { stepsOf, write } from '../guide';
import { add, follow, setting } from './mvc5-host';

/** What the guide for MVC 5 has for both. */
export const isForBoth = ({ section = '', path = '' }) =>
  path === 'nuget.config' || ['Web Forms', 'Under Mono', 'The sample under Mono'].includes(section);

/** Follows the guide for Web Forms in a copy of the template, and adds cases that only tests need. Builds nothing. */
export async function followGuide(): Promise<string> {
  const folder = await follow('forms', 'web/template', [
    ...stepsOf('mvc5').filter(isForBoth),
    ...stepsOf('web').filter(({ section }) => section === 'A login in Web Forms'),
  ]);
  add(folder, 'site/public', 'aspnet/web/cases');
  add(join(folder, 'EvPortalSample'), 'aspnet/mvc5/cases/EvPortalSample');
  write(folder, { path: 'Site.Master', place: 'before', anchor: '</form>', text: key });
  const own = { path: 'EvPortalSample/PortalForm.cs', place: 'instead of', anchor: 'MasterPageFile = ' };
  write(folder, { ...own, text: 'MasterPageFile = "~/Site.Master";\n' });
  setting(folder, 'Development', 'true');
  return folder;
}

/** Shows the key of a page's view state, and sets it if a test asks for that. */
const key = `
        <asp:PlaceHolder runat="server"><!-- key: <%= Page.ViewStateUserKey %> --></asp:PlaceHolder>
        <script runat="server">
            protected override void OnInit(EventArgs e)
            {
                if (Request.QueryString["own"] != null) Page.ViewStateUserKey = "of the master page";
                base.OnInit(e);
            }
        </script>
`;

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, run } from '../dotnet';
import { stepsOf, unpackBeside, write } from '../guide';
import { addRepository, withoutPack } from '../packages';
import { translated } from '../powershell';
import { withLine } from '../sections';
import { configure } from './mvc5-host';

/** What the guide for MVC 5 has for both. */
export const isForBoth = ({ section = '', path = '' }) =>
  path === 'nuget.config' || ['Web Forms', 'Under Mono', 'The sample under Mono'].includes(section);

/** Follows the guide for Web Forms in a copy of the template, and adds cases that only tests need. Builds nothing. */
export async function followGuide() {
  const root = mkdtempSync(join(tmpdir(), 'forms-'));
  const folder = join(root, 'Portal');
  cpSync('test/aspnet/web/template', folder, { recursive: true });
  addRepository(root);
  for (const step of [
    ...stepsOf('mvc5').filter(isForBoth),
    ...stepsOf('web').filter(({ section }) => section === 'A login in Web Forms'),
  ]) {
    if (step.path === 'nuget.config') {
      write(root, step);
      unpackBeside(join(root, step.path), 'unpacked');
    } else if (step.path) write(folder, step);
    else await run(root, env, 'sh', '-ec', translated(withoutPack(root, step.text)));
  }
  for (const name of ['site/public', 'aspnet/web/cases', 'aspnet/mvc5/cases/EvPortalSample'])
    cpSync(`test/${name}`, name.endsWith('Sample') ? join(folder, 'EvPortalSample') : folder, {
      recursive: true,
    });
  const global = { path: 'Global.asax.cs', place: 'before', anchor: 'void Application_Start(' };
  write(folder, { ...global, text: everybodySignsIn });
  const route = 'RouteTable.Routes.MapPageRoute("", "dev/admin", "~/Admin.aspx");\n';
  write(folder, { ...global, anchor: 'RouteTable.Routes', text: route });
  write(folder, { path: 'Site.Master', place: 'before', anchor: '</form>', text: key });
  const own = { path: 'EvPortalSample/PortalForm.cs', place: 'instead of', anchor: 'MasterPageFile = ' };
  write(folder, { ...own, text: 'MasterPageFile = "~/Site.Master";\n' });
  configure(folder, (config) => withLine(config, '<appSettings>', development));
  return { folder, remove: () => rmSync(root, { recursive: true }) };
}

export const development = '<add key="EvPortalWidgets:Development" value="true" />';

/** What a site has that needs a session for each page, as `<deny users="?" />`. Here only for requests that say so. */
const everybodySignsIn = `
        void Application_AuthorizeRequest(object sender, EventArgs e)
        {
            if (Request.Headers["X-Everybody-Signs-In"] == null || Request.IsAuthenticated || Context.SkipAuthorization) return;
            Response.StatusCode = 401;
            CompleteRequest();
        }
`;

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

import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, sentenceOf, stepsOf, stepsUnderMono, write } from '../guide';
import { withLine } from '../sections';
import { add, configure, follow, setting } from './mvc5-host';
import { finish, ofFramework } from './own-methods';

/** What the guide for MVC 5 has for both, with what Mono needs. */
export const stepsForBoth = () =>
  [...stepsOf('mvc5'), ...stepsUnderMono()].filter(
    ({ section, path }) => path === 'nuget.config' || ['Web Forms', 'Sites under Mono'].includes(section),
  );

/** Mono reads another section of Web.config than IIS. */
export const withModule = (folder: string): void =>
  configure(folder, (config) => {
    const [line = ''] = config.match(/<add name="WidgetCalls".*>/) ?? [];
    return withLine(config, '<system.web><httpModules>', line);
  });

/** What the team writes: it has users, and no login yet. */
const methods = {
  ...ofFramework,
  FindByPhone: '{ return Portal.Cases.IdOf(EvPortalSample.PortalUsers.ByPhone(number)); }',
  FindByEmail: '{ return Portal.Cases.IdOf(EvPortalSample.PortalUsers.ByEmail(email)); }',
  SignIn: '{ return WidgetSignIn.SignIn(visit, id, Portal.Cases.RoleOf(id)); }',
};

/** A page of the site, with code for its load. */
const page = (load: string, content: string) => `<%@ Page Language="C#" MasterPageFile="~/Site.Master" %>
<script runat="server">
    protected override void OnLoad(EventArgs e)
    {
        ${load}
        base.OnLoad(e);
    }
</script>
<asp:Content ContentPlaceHolderID="MainContent" runat="server">${content}</asp:Content>
`;

/** The login page, as the guide says it in sentences. */
function loginPage(): string {
  const guide = fileOf('web');
  const calls = ['WidgetCalls.Guard.', 'WidgetCalls.Languages.', 'Response.'];
  const [tag = ''] = readFileSync(guide, 'utf8').match(/<%= .*"login-card"\) %>/) ?? [];
  return page(calls.map((start) => sentenceOf(guide, start)).join('\n        '), tag);
}

/** Follows the guide for Web Forms in a copy of the template, as a site without a login. Builds nothing. */
export async function followGuide(): Promise<string> {
  const folder = await follow('forms', 'web/template', [...stepsForBoth(), ...stepsOf('web')]);
  add(folder, 'site/public', 'aspnet/web/cases');
  cpSync('src/flags', join(folder, 'Content/flags'), { recursive: true });
  add(join(folder, 'EvPortalSample'), 'aspnet/mvc5/cases/EvPortalSample');
  finish(join(folder, 'WidgetCalls.cs'), methods);
  withModule(folder);
  write(folder, { path: 'Login.aspx', text: loginPage() });
  const scripts = { path: 'Site.Master', place: 'instead of', anchor: 'EvPortalWidgets.Widgets.Scripts' };
  const data = 'new HttpContextWrapper(Context), Portal.Cases.Describe(Context, Page.Title)';
  const text = `<asp:PlaceHolder runat="server"><%= EvPortalWidgets.Widgets.Scripts(${data}) %></asp:PlaceHolder>\n`;
  write(folder, { ...scripts, text });
  configure(folder, (config) => config.replace('~/Login.aspx', '~/account/login'));
  setting(folder, 'Development', 'true');
  return folder;
}

import { sdkVersion } from './dotnet';
import { packAll } from './packages';

/** Makes the packages, which most tests of the C# put into a site. */
export default async function setup(): Promise<void> {
  if (sdkVersion()) await packAll();
}

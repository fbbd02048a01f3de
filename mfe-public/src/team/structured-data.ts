/** Someone who works here in the words of schema.org. */
import type { TeamMemberFragment } from './team.generated.ts'

export const buildPersonStructuredData = (
  { name, designation, photo, expertise, languages }: TeamMemberFragment,
  organisationName: string,
): object => ({
  '@type': 'Person',
  name,
  jobTitle: designation,
  image: photo ?? undefined,
  knowsAbout: expertise?.length ? expertise : undefined,
  knowsLanguage: languages?.length ? languages : undefined,
  worksFor: { '@type': 'NGO', name: organisationName, url: '/' },
})

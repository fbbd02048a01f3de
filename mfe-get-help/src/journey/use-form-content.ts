/** What the form shows of our content. It is queried once for the page; without an answer the form works without it. */
import { useQuery } from 'urql'
import { RequestFormDocument, type RequestFormQuery } from './request-form.generated.ts'

type TeamMember = RequestFormQuery['teamMembers'][number]

export function useFormContent() {
  const [{ data }] = useQuery({ query: RequestFormDocument })
  return {
    /** Whom to talk to; null when that is not known. */
    contactPerson: data?.teamMembers.find(doesIntake) ?? null,
    /** Who else helps with a kind of problem: those for it alone, or else for everybody. */
    findOtherPlaces(category: string | null): string[] {
      const resources = data?.organisation.referralResources ?? []
      const findFor = (area: string | null) =>
        resources.filter(({ practiceArea }) => practiceArea === area).map(({ text }) => text)
      const places = findFor(category)
      return places.length > 0 ? places : findFor(null)
    },
    /** The icon of the legal service in a category. */
    findIcon: (category: string) =>
      data?.legalServices.find((legalService) => legalService.category === category)?.icon,
  }
}

const doesIntake = ({ designation }: TeamMember) => /\bintake\b/i.test(designation)

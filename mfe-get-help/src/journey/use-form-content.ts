/** What the form shows of our content. It is queried once for the page; without an answer the form works without it. */
import { useQuery } from 'urql'
import { RequestFormDocument, type RequestFormQuery } from './request-form.generated.ts'

type TeamMember = RequestFormQuery['teamMembers'][number]

export function useFormContent() {
  const [{ data }] = useQuery({ query: RequestFormDocument })
  return {
    /** Whom to talk to; null when that is not known. */
    contactPerson: data?.teamMembers.find(doesIntake) ?? null,
    /** The icon of the legal service in a category. */
    findIcon: (category: string) =>
      data?.legalServices.find((legalService) => legalService.category === category)?.icon,
  }
}

const doesIntake = ({ designation }: TeamMember) => /\bintake\b/i.test(designation)

/** Hands every screen the office as it is set: the server read it for the page, and the browser asks nothing. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Office, type OfficeFacts, officeOf, usualFacts } from './organisation.ts'

const Told = createContext<Office>(officeOf(usualFacts))

export function OfficeProvider({
  facts = usualFacts,
  children,
}: {
  facts?: OfficeFacts | undefined
  children: ReactNode
}) {
  return <Told value={useMemo(() => officeOf(facts), [facts])}>{children}</Told>
}

/** How to reach the office, and when it is open. */
export const useOffice = () => useContext(Told)

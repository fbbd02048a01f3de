/** Provides the office settings to every screen: the server reads them for the page, so the browser requests nothing. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createOffice, defaultFacts, type Office, type OfficeFacts } from './organisation.ts'

const OfficeContext = createContext<Office>(createOffice(defaultFacts))

export function OfficeProvider({
  facts = defaultFacts,
  children,
}: {
  facts?: OfficeFacts | undefined
  children: ReactNode
}) {
  return <OfficeContext value={useMemo(() => createOffice(facts), [facts])}>{children}</OfficeContext>
}

/** How to reach the office, and when it is open. */
export const useOffice = () => useContext(OfficeContext)

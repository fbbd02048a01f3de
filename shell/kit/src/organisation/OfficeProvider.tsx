/** Provides the office settings to every screen: the server reads them for the page, so the browser requests nothing. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import {
  createOffice,
  defaultFacts,
  fillOfficePlaceholders,
  type Office,
  type OfficeFacts,
} from './organisation.ts'

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

/** Fills the placeholders that a fixed text has of the office: {emergencyNumber}, {firstAnswerHours} and the like. */
export function useOfficeText(): (text: string) => string {
  const office = useOffice()
  return useCallback((text) => fillOfficePlaceholders(office, text), [office])
}

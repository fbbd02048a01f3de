/** Where the visitor is and how to go on, for all that is inside. */
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Location } from './location.ts'

/** How the visitor came: by the browser's own buttons or a first visit, by a link, or by one that replaced its page. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

/** Goes to an address of ours, or as many entries of the history back or forth. */
export type NavigateFunction = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void

export type Place = { location: Location; navigationType: NavigationType }

const PlaceContext = createContext<Place | null>(null)
const NavigateContext = createContext<NavigateFunction>(() => {})

/** `navigate` does nothing on the server. */
export function Router({
  place,
  navigate = stay,
  children,
}: {
  place: Place
  navigate?: NavigateFunction
  children: ReactNode
}) {
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  )
}

const stay: NavigateFunction = () => {}

function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('There is no router around this')
  return place
}

export const useLocation = (): Location => usePlace().location

export const useNavigationType = (): NavigationType => usePlace().navigationType

/** The same function as long as the router is there. */
export const useNavigate = (): NavigateFunction => use(NavigateContext)

/** The parameters of the query, and a function that replaces all of them. */
export function useSearchParams(): [
  URLSearchParams,
  (parameters: URLSearchParams | Record<string, string>, options?: { replace?: boolean }) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (parameters, options) => navigate(`?${new URLSearchParams(parameters)}`, options),
  ]
}

import { type ComponentType, useEffect, useState } from 'react'

/**
 * A dialog whose script is loaded when it is needed; null until then. Unlike `lazy`, what it shows is rendered in one
 * piece: React may begin what follows a Suspense twice, and each antd dialog that was begun claims the Escape key.
 * A failed load is thrown where this is rendered.
 */
export function useOnDemand<Props>(
  isNeeded: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    load().then(
      (module) => setLoaded(() => module.default),
      (error) =>
        setLoaded(() => {
          throw error
        }),
    )
  }, [isNeeded, load])
  return isNeeded ? Loaded : null
}

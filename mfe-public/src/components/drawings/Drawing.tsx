/** A drawing of `shell/public/drawings`, by the name of its file. It takes its colors from the tokens of the page. */
import type { SVGProps } from 'react'

type DrawingProps = { name: string } & Pick<
  SVGProps<SVGSVGElement>,
  'className' | 'viewBox' | 'preserveAspectRatio'
>

/** Says nothing to a screen reader. */
export const Drawing = ({ name, ...box }: DrawingProps) => (
  <svg {...box} aria-hidden="true">
    <DrawingContent name={name} />
  </svg>
)

/** The drawing as a part of an `<svg>` that has more in it. */
export const DrawingContent = ({ name }: { name: string }) => <use href={`/drawings/${name}.svg#drawing`} />

/** Pictograms: 24 by 24, drawn by us, always beside a word or on a named button. */
import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit'

const drawings = {
  bolt: svg`<path class="f" d="M13.5 2L5 13.5h5L8.5 22 19 9.5h-6z" />`,
  shield: svg`<path d="M12 3l8 3v6c0 5-3.5 8-8 9.5C7.5 20 4 17 4 12V6z" /><path d="M8 12l3 3 5-6" />`,
  dice: svg`<path d="M3.5 9l6-3.5 6 3.5v6.5l-6 3.5-6-3.5z" /><path d="M3.5 9l6 3.5 6-3.5M9.5 12.5V19" /><circle class="f" cx="19" cy="5.5" r="2.2" />`,
  open: svg`<path d="M3 10l9-6 9 6v10H3z" /><path d="M3 10l9 6 9-6" />`,
  eye: svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" /><circle cx="12" cy="12" r="3" />`,
  eyeoff: svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z" /><path d="M4 21L20 3" />`,
  foot: svg`<path d="M8 3c2 0 3 2 3 5s-1 5-2.5 5S6 11 6 8s0-5 2-5zM6.5 15h4.5l-.5 3.5c-.3 1.5-3 1.5-3.4 0zM17 7c2 0 2 2 2 4s-.6 4-2 4-2.5-2-2.5-4.5S15 7 17 7zM14.7 17h3.8l-.6 3c-.4 1.3-2.6 1.2-2.8-.2z" />`,
  wave: svg`<path d="M2 8c3-3 5 3 8 0s5 3 8 0 3 0 4 0M2 14c3-3 5 3 8 0s5 3 8 0 3 0 4 0M2 20c3-3 5 3 8 0s5 3 8 0 3 0 4 0" />`,
  bush: svg`<path d="M12 2L5.5 12H9l-4.5 6h15L15 12h3.5zM12 18v4" />`,
  truck: svg`<path d="M2 7h11v9H2zM13 10h4.5L22 13v3h-9z" /><circle cx="6.5" cy="18" r="2" /><circle cx="17" cy="18" r="2" />`,
  rest: svg`<path d="M3 20L12 4l9 16zM9.5 20L12 15l2.5 5" />`,
  lens: svg`<circle cx="10.5" cy="10.5" r="6.5" /><path d="M15.5 15.5L21 21" />`,
  deed: svg`<path d="M12 20S4 15 4 9.5C4 6.5 6 5 8 5s3.2 1.3 4 3c.8-1.7 2-3 4-3s4 1.5 4 4.5C20 15 12 20 12 20z" />`,
  cross: svg`<circle cx="12" cy="12" r="7" /><path d="M12 2v6M12 16v6M2 12h6M16 12h6" />`,
  link: svg`<path d="M10 14a4 4 0 005.7 0l3.6-3.6a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0l-3.6 3.6a4 4 0 005.7 5.7l1.6-1.6" />`,
  copy: svg`<path d="M8 8h12v13H8zM16 8V3H4v13h4" />`,
  plus: svg`<path d="M12 4v16M4 12h16" />`,
  minus: svg`<path d="M4 12h16" />`,
  fit: svg`<path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />`,
  list: svg`<path d="M8 6h13M8 12h13M8 18h13M3.5 6h.5M3.5 12h.5M3.5 18h.5" />`,
  card: svg`<path d="M4 3h16v18H4zM8 8h8M8 12h8M8 16h5" />`,
  heart: svg`<path class="f" d="M12 21S3 15 3 9c0-3.5 2.3-5.5 5-5.5 2 0 3.4 1.2 4 2.5.6-1.3 2-2.5 4-2.5 2.7 0 5 2 5 5.5 0 6-9 12-9 12z" />`,
  folder: svg`<path d="M2 6h7l2 3h11v11H2z" />`,
  sun: svg`<circle cx="12" cy="12" r="4.5" /><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M19.4 4.6l-2.1 2.1M6.7 17.3l-2.1 2.1" />`,
  moon: svg`<path d="M19.5 14.5A8.5 8.5 0 119.5 4.5a7 7 0 0010 10z" />`,
  half: svg`<circle cx="12" cy="12" r="8.5" /><path class="f" d="M12 3.5a8.5 8.5 0 010 17z" />`,
  flag: svg`<path d="M5 22V3M5 4h13l-3 4.5 3 4.5H5" />`,
  menu: svg`<path d="M4 6.5h16M4 12h16M4 17.5h16" />`,
  snow: svg`<path d="M12 2v20M3.5 7l17 10M20.5 7l-17 10M12 6L9.5 3.5M12 6l2.5-2.5M12 18l-2.5 2.5M12 18l2.5 2.5" />`,
  file: svg`<path d="M5 2h10l4 4v16H5zM15 2v5h4" />`,
  up: svg`<path d="M12 21V4M5 11l7-7 7 7" />`,
  lock: svg`<path d="M5 11h14v10H5zM8 11V7a4 4 0 018 0v4" />`,
  x: svg`<path d="M5 5l14 14M19 5L5 19" />`,
  undo: svg`<path d="M9 5L4 10l5 5M4 10h10a6 6 0 010 12h-3" />`,
  send: svg`<path d="M3 12h17M13 5l7 7-7 7" />`,
  cuff: svg`<circle cx="6.5" cy="15" r="4.5" /><circle cx="17.5" cy="15" r="4.5" /><path d="M9 11l2-4h2l2 4" />`,
  talk: svg`<path d="M3 4h18v12H12l-5 5v-5H3z" /><path d="M8 10h.5M12 10h.5M16 10h.5" />`,
  star: svg`<path class="f" d="M12 2l3 7h7l-5.7 4.5 2.2 7.5L12 16.5 5.5 21l2.2-7.5L2 9h7z" />`,
  play: svg`<path class="f" d="M6 4l14 8-14 8z" />`,
  help: svg`<circle cx="12" cy="12" r="9.5" /><path d="M9.2 9.5c0-3.5 5.6-3.5 5.6 0 0 2-2.8 2.2-2.8 4.5M12 17.2v.3" />`,
  gear: svg`<circle cx="12" cy="12" r="3.5" /><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19" />`,
  phone: svg`<path d="M7 2h10v20H7zM11 19h2" />`,
  paw: svg`<circle class="f" cx="6" cy="11" r="2.2" /><circle class="f" cx="10" cy="6.5" r="2.4" /><circle class="f" cx="14.5" cy="6.5" r="2.4" /><circle class="f" cx="18.5" cy="11" r="2.2" /><path class="f" d="M12 11c3 0 6 4 5.5 7-.5 2.5-3.5 1.5-5.5 1.5S7 20.5 6.5 18C6 15 9 11 12 11z" />`,
  bot: svg`<path d="M4 8h16v12H4zM12 8V4M9 13v2M15 13v2" />`,
} satisfies Record<string, SVGTemplateResult>

export type IconName = keyof typeof drawings

export const icon = (name: IconName): TemplateResult =>
  html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`

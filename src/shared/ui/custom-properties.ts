/** A custom property with which a site changes the look of the widgets. Its default is in the stylesheets. */
export interface CustomProperty {
  changes: string;
  /** The widgets in which it is seen, by name. */
  widgets: string;
  /** The default, where the stylesheets compute it. */
  computed?: string;
}

/** The custom properties for sites. A test compares them with the stylesheets. The build does not ship this. */
export const customProperties: Record<string, CustomProperty> = {
  '--widget-primary': {
    changes: 'Buttons, the links of card and trail, the ring of the countdown',
    widgets: 'header page-header login-card',
  },
  '--widget-on-primary': {
    changes: 'The text on the primary colour',
    widgets: 'header page-header login-card',
    computed: 'white or black, whichever is easier to read',
  },
  '--widget-secondary': { changes: 'Buttons of second rank', widgets: 'header page-header login-card' },
  '--widget-header-background': {
    changes: 'The bar, its panels, and the footer',
    widgets: 'header footer',
  },
  '--widget-header-accent': {
    changes: 'The line below the bar, the frame of its panels, and the line in the footer',
    widgets: 'header footer',
  },
  '--widget-font': { changes: 'The font of all texts', widgets: 'header page-header login-card footer' },
  '--widget-width': { changes: 'The widest content of header and footer', widgets: 'header footer' },
};

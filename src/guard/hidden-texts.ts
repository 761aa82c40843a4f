/** Whether a script has added this to all objects. React would then show no HTML, but also no text, and would not fail. */
export const hidesTexts = () => 'dangerouslySetInnerHTML' in {};

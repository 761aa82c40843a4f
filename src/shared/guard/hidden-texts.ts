/** Whether a script has added this property to all objects. React would then show no texts, and would not fail. */
export const hidesTexts = () => 'dangerouslySetInnerHTML' in {};

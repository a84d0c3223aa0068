export type Choice = { label: string; className?: string };

type ChoicesProps = {
  /** The name of the group in the page. */
  name: string;
  question: string;
  choices: readonly Choice[];
  /** The one that is chosen before anything is pressed. */
  initial: number;
  /** What the group looks like, if styles do not know it otherwise (app/utilities.css). */
  className?: string;
  /** What is asked can be seen without the question. Screen readers say it. */
  isQuestionHidden?: boolean;
};

/** A question with answers to choose one of. What depends on it is shown by styles, which know a choice by its class. */
export function Choices({ name, question, choices, initial, className, isQuestionHidden }: ChoicesProps) {
  return (
    <fieldset className={className}>
      <legend className={isQuestionHidden ? 'sr-only' : undefined}>{question}</legend>
      {choices.map(({ label, className: choiceClass }, index) => (
        <label key={label}>
          <input type="radio" name={name} defaultChecked={index === initial} className={choiceClass} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
